# The runtime image: no compiler, no pip cache, no root, nothing written outside /tmp and
# /var/lib/judge-sidecar. For a release, pin the base by digest:
#   --build-arg PYTHON_IMAGE=python:3.13-slim-bookworm@sha256:...
ARG PYTHON_IMAGE=python:3.13-slim-bookworm

FROM ${PYTHON_IMAGE} AS build
WORKDIR /src
RUN python -m venv /opt/judge-sidecar
# Before the sources, so that a change of code does not install every package again.
COPY requirements-image.lock ./
RUN /opt/judge-sidecar/bin/pip install --no-cache-dir --require-hashes --only-binary :all: \
      -r requirements-image.lock
COPY pyproject.toml README.md ./
COPY sidecar/ sidecar/
COPY redaction/ redaction/
# --no-index: what the program needs is installed; nothing more is fetched to build it.
# pip has then done its work, and an image without it has less to exploit.
RUN /opt/judge-sidecar/bin/pip install --no-cache-dir --no-index --no-deps \
      --no-build-isolation . \
    && /opt/judge-sidecar/bin/pip uninstall --yes pip

FROM ${PYTHON_IMAGE}
LABEL org.opencontainers.image.title="judge-sidecar" \
      org.opencontainers.image.description="Samples LLM agents' traces, redacts them, and has a pinned judge score the final generation" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /opt/judge-sidecar /opt/judge-sidecar
# Found beside sidecar.yaml, which the deployment mounts.
COPY policies/ /etc/judge-sidecar/policies/
# A mount point that the program's user owns, for a plain `docker run` without a volume.
RUN install -d -o 10001 -g 10001 /var/lib/judge-sidecar
# HOME: libraries that want a cache directory find the one place that may be written.
ENV PATH=/opt/judge-sidecar/bin:$PATH \
    HOME=/tmp \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /var/lib/judge-sidecar
EXPOSE 4317 4318 9464
# No HEALTHCHECK: the kubelet asks /healthz and /readyz on 9464.
ENTRYPOINT ["judge-sidecar"]
CMD ["run", "--config", "/etc/judge-sidecar/sidecar.yaml"]
