{{/*
The container and its volumes, used by the Deployment here and, with deployment.enabled
false, by an agent's own chart that has this one as a dependency:

  containers:
    {{- include "judge-sidecar.container" (index .Subcharts "judge-sidecar") | nindent 4 }}
  volumes:
    {{- include "judge-sidecar.volumes" (index .Subcharts "judge-sidecar") | nindent 4 }}

Its securityContext is complete in itself, so that it stays restricted in any pod.
*/}}
{{- define "judge-sidecar.container" -}}
- name: judge-sidecar
  image: {{ include "judge-sidecar.image" . | quote }}
  imagePullPolicy: {{ .Values.image.pullPolicy }}
  args: [run, --config, /etc/judge-sidecar/sidecar.yaml]
  securityContext:
    allowPrivilegeEscalation: false
    readOnlyRootFilesystem: true
    runAsNonRoot: true
    {{- with .Values.security.runAsUser }}
    runAsUser: {{ int . }}
    runAsGroup: {{ int . }}
    {{- end }}
    capabilities:
      drop: [ALL]
    seccompProfile:
      type: RuntimeDefault
  {{- with .Values.existingSecret }}
  envFrom:
    - secretRef:
        name: {{ . }}
  {{- end }}
  {{- with .Values.extraEnv }}
  env:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  ports:
    {{- with include "judge-sidecar.otlpPort" . }}
    - name: otlp-http
      containerPort: {{ . }}
    {{- end }}
    {{- with include "judge-sidecar.grpcPort" . }}
    - name: otlp-grpc
      containerPort: {{ . }}
    {{- end }}
    - name: admin
      containerPort: {{ include "judge-sidecar.adminPort" . }}
  # Language models load before the port answers: a start may take a minute on a busy node.
  startupProbe:
    httpGet: {path: /healthz, port: admin}
    periodSeconds: 2
    failureThreshold: 60
  livenessProbe:
    httpGet: {path: /healthz, port: admin}
    periodSeconds: 10
    timeoutSeconds: 5
    failureThreshold: 6
  readinessProbe:
    httpGet: {path: /readyz, port: admin}
    periodSeconds: 5
    timeoutSeconds: 5
  {{- with .Values.resources }}
  resources:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  volumeMounts:
    - name: judge-sidecar-config
      mountPath: /etc/judge-sidecar/sidecar.yaml
      subPath: sidecar.yaml
      readOnly: true
    {{- if .Values.policies }}
    - name: judge-sidecar-policies
      mountPath: /etc/judge-sidecar/policies
      readOnly: true
    {{- end }}
    - name: judge-sidecar-ledger
      mountPath: /var/lib/judge-sidecar
    - name: judge-sidecar-tmp
      mountPath: /tmp
{{- end }}

{{- define "judge-sidecar.volumes" -}}
- name: judge-sidecar-config
  configMap:
    name: {{ include "judge-sidecar.fullname" . }}
{{- if .Values.policies }}
- name: judge-sidecar-policies
  configMap:
    name: {{ include "judge-sidecar.fullname" . }}-policies
    items:
      {{- range $path, $_ := .Values.policies }}
      - key: {{ include "judge-sidecar.policyKey" $path }}
        path: {{ $path }}
      {{- end }}
{{- end }}
- name: judge-sidecar-ledger
  {{- if .Values.persistence.enabled }}
  persistentVolumeClaim:
    claimName: {{ default (include "judge-sidecar.fullname" .) .Values.persistence.existingClaim }}
  {{- else }}
  emptyDir:
    sizeLimit: {{ .Values.ledgerSize }}
  {{- end }}
- name: judge-sidecar-tmp
  emptyDir:
    sizeLimit: {{ .Values.tmpSize }}
{{- end }}
