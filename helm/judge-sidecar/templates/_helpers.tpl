{{- define "judge-sidecar.name" -}}
{{ default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "judge-sidecar.fullname" -}}
{{- $name := include "judge-sidecar.name" . -}}
{{- if .Values.fullnameOverride -}}
{{ .Values.fullnameOverride | trunc 63 | trimSuffix "-" }}
{{- else if contains $name .Release.Name -}}
{{ .Release.Name | trunc 63 | trimSuffix "-" }}
{{- else -}}
{{ printf "%s-%s" .Release.Name $name | trunc 63 | trimSuffix "-" }}
{{- end -}}
{{- end }}

{{- define "judge-sidecar.selector" -}}
app.kubernetes.io/name: {{ include "judge-sidecar.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "judge-sidecar.labels" -}}
{{ include "judge-sidecar.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "judge-sidecar.image" -}}
{{- $registry := default (default "" .Values.image.registry) (dig "imageRegistry" "" (default dict .Values.global)) -}}
{{- $repository := .Values.image.repository -}}
{{- if $registry }}{{ $repository = printf "%s/%s" (trimSuffix "/" $registry) $repository }}{{ end -}}
{{- if .Values.image.digest -}}
{{ printf "%s@%s" $repository .Values.image.digest }}
{{- else -}}
{{ printf "%s:%s" $repository (default .Chart.AppVersion .Values.image.tag) }}
{{- end -}}
{{- end }}

{{- define "judge-sidecar.serviceAccountName" -}}
{{- if .Values.serviceAccount.create -}}
{{ default (include "judge-sidecar.fullname" .) .Values.serviceAccount.name }}
{{- else -}}
{{ default "default" .Values.serviceAccount.name }}
{{- end -}}
{{- end }}

{{/* The ports are the program's own settings; empty when that receiver is off. */}}
{{- define "judge-sidecar.otlpPort" -}}
{{- if dig "otlp" "http" "enabled" true .Values.config }}{{ dig "otlp" "http" "port" 4318 .Values.config | int }}{{ end -}}
{{- end }}

{{- define "judge-sidecar.grpcPort" -}}
{{- if dig "otlp" "grpc" "enabled" true .Values.config }}{{ dig "otlp" "grpc" "port" 4317 .Values.config | int }}{{ end -}}
{{- end }}

{{- define "judge-sidecar.adminPort" -}}
{{ dig "admin" "port" 9464 .Values.config | int }}
{{- end }}

{{/* A ConfigMap's key holds no slash; the volume's items put the path back. */}}
{{- define "judge-sidecar.policyKey" -}}
{{ . | replace "/" "__" }}
{{- end }}

{{/* Parents write global.imagePullSecrets as names or as objects; both are met in the wild. */}}
{{- define "judge-sidecar.pullSecrets" -}}
{{- range concat .Values.imagePullSecrets (dig "imagePullSecrets" list (default dict .Values.global)) }}
- name: {{ if kindIs "map" . }}{{ .name }}{{ else }}{{ . }}{{ end }}
{{- end }}
{{- end }}
