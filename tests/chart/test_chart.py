"""The chart through the real Helm engine: what it renders, and what it refuses."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import helm_python as helm
import pytest
import yaml

from sidecar.config import Config, load

ROOT = Path(__file__).resolve().parents[2]
CHART = ROOT / "helm" / "judge-sidecar"

EVERYTHING: dict[str, Any] = {
    "replicaCount": 2,
    "existingSecret": "langfuse-keys",
    "policies": {"criteria/short.yaml": "id: short\n\nowner: us\n", "sampling.yaml": "a: 1\n"},
    "serviceMonitor": {"enabled": True},
    "prometheusRule": {"enabled": True, "runbookBaseUrl": "https://wiki.example/judge/"},
    "networkPolicy": {"enabled": True, "egress": [{"ports": [{"port": 443}]}]},
    "podDisruptionBudget": {"enabled": True},
}
PERSISTENT = {"persistence": {"enabled": True}}

Object = dict[str, Any]
Render = Callable[..., dict[str, Object]]


@pytest.fixture(scope="module")
def render() -> Iterator[Render]:
    """Render the chart: values in, objects by kind/name out (NOTES.txt under "notes")."""
    with helm.Chart.load(CHART) as chart:

        def rendered(values: Object | None = None) -> dict[str, Object]:
            return _objects(chart.render(values or {}, name="demo", namespace="agents"))

        yield rendered


def _objects(files: dict[str, str]) -> dict[str, Object]:
    found: dict[str, Object] = {}
    for path, text in files.items():
        if path.endswith("NOTES.txt"):
            found["notes"] = {"text": text}
            continue
        for item in yaml.safe_load_all(text):
            if item:
                key = f"{item['kind']}/{item['metadata']['name']}"
                assert key not in found, f"{key} rendered twice"
                found[key] = item
    return found


def _pod(objects: dict[str, Object]) -> Object:
    spec: Object = objects["Deployment/demo-judge-sidecar"]["spec"]["template"]["spec"]
    return spec


@pytest.mark.parametrize("values", [{}, EVERYTHING, PERSISTENT], ids=["defaults", "all", "disk"])
def test_lints_without_a_warning(values: Object) -> None:
    """Severity 1 is information (the missing icon); warnings count as failures."""
    report = helm.lint(CHART, values, strict=True)
    assert report["errors"] == []
    assert [m for m in report["messages"] if m["severity"] > 1] == []


def test_versions_are_the_projects() -> None:
    """One version: pyproject, chart and image tag."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    chart = yaml.safe_load((CHART / "Chart.yaml").read_text(encoding="utf-8"))
    assert chart["version"] == chart["appVersion"] == project["version"]


def test_defaults_render_one_small_deployment(render: Render) -> None:
    """What needs an operator of its own (Prometheus) or a choice is off."""
    assert sorted(render()) == [
        "ConfigMap/demo-judge-sidecar",
        "Deployment/demo-judge-sidecar",
        "Service/demo-judge-sidecar",
        "ServiceAccount/demo-judge-sidecar",
        "notes",
    ]


def test_everything_renders_together(render: Render) -> None:
    """Each optional object appears under its own switch, and the notes warn."""
    objects = render(EVERYTHING)
    for kind in ("ServiceMonitor", "PrometheusRule", "NetworkPolicy", "PodDisruptionBudget"):
        assert f"{kind}/demo-judge-sidecar" in objects
    assert "without config.kafka.bootstrap" in objects["notes"]["text"]


@pytest.mark.parametrize("values", [{}, EVERYTHING, PERSISTENT], ids=["defaults", "all", "disk"])
def test_pods_meet_the_restricted_profile(render: Render, values: Object) -> None:
    """Kubernetes' Pod Security Standard "restricted", control by control, and two of ours."""
    pod = _pod(render(values))
    assert not {"hostNetwork", "hostPID", "hostIPC"} & pod.keys()
    assert pod["securityContext"]["runAsNonRoot"] is True
    assert pod["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    sources = [key for volume in pod["volumes"] for key in volume if key != "name"]
    assert set(sources) <= {"configMap", "emptyDir", "persistentVolumeClaim", "secret"}
    assert "initContainers" not in pod
    for container in pod["containers"]:
        context = container["securityContext"]
        assert context["allowPrivilegeEscalation"] is False
        assert context["capabilities"] == {"drop": ["ALL"]}
        assert context["runAsNonRoot"] is True
        assert context["runAsUser"] > 0
        assert context["seccompProfile"] == {"type": "RuntimeDefault"}
        assert not {"privileged", "procMount"} & context.keys()
        assert all("hostPort" not in port for port in container["ports"])
        # Ours, beyond the profile.
        assert context["readOnlyRootFilesystem"] is True
    assert pod["automountServiceAccountToken"] is False


def test_what_the_program_writes_is_mounted(render: Render) -> None:
    """With a read-only root, every path that the settings write to lies on a volume."""
    objects = render()
    mounts = [
        Path(m["mountPath"])
        for m in _pod(objects)["containers"][0]["volumeMounts"]
        if not m.get("readOnly")
    ]
    settings = yaml.safe_load(objects["ConfigMap/demo-judge-sidecar"]["data"]["sidecar.yaml"])
    for section in ("ledger", "dead_letters"):
        assert any(Path(settings[section]["path"]).is_relative_to(mount) for mount in mounts)


def test_platform_may_assign_the_user(render: Render) -> None:
    """`null` leaves the ids to the platform; non-root stays demanded."""
    pod = _pod(render({"security": {"runAsUser": None, "fsGroup": None}}))
    assert "runAsUser" not in pod["containers"][0]["securityContext"]
    assert "fsGroup" not in pod["securityContext"]
    assert pod["containers"][0]["securityContext"]["runAsNonRoot"] is True


def test_probes_and_ports_follow_the_settings(render: Render) -> None:
    """The ports in sidecar.yaml are the only ones said; the Service's own stay."""
    otlp = {"http": {"port": 14318}, "grpc": {"port": 14317}}
    objects = render({"config": {"admin": {"port": 9999}, "otlp": otlp}})
    container = _pod(objects)["containers"][0]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    assert ports == {"otlp-http": 14318, "otlp-grpc": 14317, "admin": 9999}
    assert container["livenessProbe"]["httpGet"] == {"path": "/healthz", "port": "admin"}
    assert container["readinessProbe"]["httpGet"] == {"path": "/readyz", "port": "admin"}
    service = objects["Service/demo-judge-sidecar"]["spec"]
    assert [(p["port"], p["targetPort"]) for p in service["ports"]] == [
        (4318, "otlp-http"),
        (4317, "otlp-grpc"),
        (9464, "admin"),
    ]
    assert service["selector"].items() <= _labels(objects).items()


def _labels(objects: dict[str, Object]) -> dict[str, str]:
    deployment = objects["Deployment/demo-judge-sidecar"]["spec"]
    labels: dict[str, str] = deployment["template"]["metadata"]["labels"]
    assert deployment["selector"]["matchLabels"].items() <= labels.items()
    return labels


def test_no_otlp_port_where_otlp_is_off(render: Render) -> None:
    """A Kafka-only sidecar opens one port, and no policy names another."""
    off = {"http": {"enabled": False}, "grpc": {"enabled": False}}
    objects = render(
        {
            "config": {"kafka": {"bootstrap": "kafka:9092"}, "otlp": off},
            "networkPolicy": {"enabled": True},
        }
    )
    assert [p["name"] for p in _pod(objects)["containers"][0]["ports"]] == ["admin"]
    assert [p["name"] for p in objects["Service/demo-judge-sidecar"]["spec"]["ports"]] == ["admin"]
    ingress = objects["NetworkPolicy/demo-judge-sidecar"]["spec"]["ingress"]
    assert [rule["ports"][0]["port"] for rule in ingress] == ["admin"]


def _settings(objects: dict[str, Object], tmp_path: Path) -> Config:
    """What the program reads, with a folder here in the place of the pod's mount."""
    text: str = objects["ConfigMap/demo-judge-sidecar"]["data"]["sidecar.yaml"]
    file = tmp_path / "sidecar.yaml"
    file.write_text(text.replace("/var/lib/judge-sidecar", str(tmp_path)))
    return load(file, {})


def test_grace_period_outlives_the_drain(render: Render, tmp_path: Path) -> None:
    """The kubelet kills nobody who still drains; the program reads the rendered settings."""
    objects = render()
    config = _settings(objects, tmp_path)
    assert (config.otlp.http.host, config.admin.host) == ("0.0.0.0", "0.0.0.0")  # noqa: S104
    assert _pod(objects)["terminationGracePeriodSeconds"] == 30
    assert config.limits.drain < 30


def test_settings_pass_through_whole(render: Render, tmp_path: Path) -> None:
    """A key the chart has never heard of reaches the program, which is its judge."""
    values = {"config": {"kafka": {"bootstrap": "kafka:9092", "max_gap": 1000000}}}
    config = _settings(render(values), tmp_path)
    assert config.kafka.bootstrap == "kafka:9092"
    assert config.kafka.max_gap == 1_000_000


def test_a_changed_setting_rolls_the_pods(render: Render) -> None:
    """The pod template changes with settings and policies, and not without."""

    def checksum(values: Object) -> str:
        template = render(values)["Deployment/demo-judge-sidecar"]["spec"]["template"]
        value: str = template["metadata"]["annotations"]["checksum/config"]
        return value

    plain = checksum({})
    assert checksum({"replicaCount": 3}) == plain
    assert checksum({"config": {"limits": {"drain": "15s"}}}) != plain
    assert checksum({"policies": {"sampling.yaml": "a: 1\n"}}) != plain


def test_policies_arrive_as_files(render: Render) -> None:
    """Paths and texts survive the flat keys of a ConfigMap."""
    objects = render(EVERYTHING)
    data = objects["ConfigMap/demo-judge-sidecar-policies"]["data"]
    volume = next(v for v in _pod(objects)["volumes"] if v["name"] == "judge-sidecar-policies")
    arrived = {item["path"]: data[item["key"]] for item in volume["configMap"]["items"]}
    assert arrived == EVERYTHING["policies"]


def test_secrets_are_named_never_held(render: Render) -> None:
    """The chart refers to a Secret and makes none."""
    objects = render(EVERYTHING)
    assert not [name for name in objects if name.startswith("Secret/")]
    (source,) = _pod(objects)["containers"][0]["envFrom"]
    assert source == {"secretRef": {"name": "langfuse-keys"}}


def test_one_ledger_has_one_writer(render: Render) -> None:
    """A disk excludes a second replica, and a new pod waits for the old one."""
    objects = render(PERSISTENT)
    assert objects["Deployment/demo-judge-sidecar"]["spec"]["strategy"] == {"type": "Recreate"}
    assert "PersistentVolumeClaim/demo-judge-sidecar" in objects
    with pytest.raises(helm.HelmRenderError, match="one writer"):
        render({**PERSISTENT, "replicaCount": 2})


def test_digest_wins_over_tag(render: Render) -> None:
    """An image can be pinned by content."""
    digest = "sha256:" + "0" * 64
    image = {"registry": "registry.example", "tag": "x", "digest": digest}
    pod = _pod(render({"image": image}))
    assert pod["containers"][0]["image"] == f"registry.example/judge-sidecar@{digest}"


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"replicaCuont": 2}, "replicaCuont"),
        ({"image": {"tga": "1"}}, "tga"),
        ({"persistence": {"enabeld": True}}, "enabeld"),
        ({"networkPolicy": {"otlpForm": []}}, "otlpForm"),
        ({"replicaCount": "two"}, "replicaCount"),
        ({"image": {"digest": "latest"}}, "digest"),
        ({"policies": {"../escape.yaml": ""}}, "escape"),
    ],
)
def test_a_misspelt_value_is_refused_by_name(render: Render, values: Object, named: str) -> None:
    """The schema is closed, at the top and below."""
    with pytest.raises(helm.HelmError, match=named):
        render(values)


@pytest.fixture
def parent(tmp_path: Path) -> Path:
    """An agent's own chart, with judge-sidecar as a dependency under a condition."""
    chart = tmp_path / "agent"
    (chart / "templates").mkdir(parents=True)
    version = yaml.safe_load((CHART / "Chart.yaml").read_text(encoding="utf-8"))["version"]
    (chart / "Chart.yaml").write_text(
        yaml.safe_dump(
            {
                "apiVersion": "v2",
                "name": "agent",
                "version": "1.0.0",
                "dependencies": [
                    {
                        "name": "judge-sidecar",
                        "version": version,
                        "repository": "",
                        "condition": "judge-sidecar.enabled",
                    }
                ],
            }
        )
    )
    (chart / "values.yaml").write_text("")
    shutil.copytree(CHART, chart / "charts" / "judge-sidecar")
    return chart


def _render_parent(chart: Path, values: Object) -> dict[str, Object]:
    with helm.Chart.load(chart) as loaded:
        return _objects(loaded.render(values, name="demo", namespace="agents"))


class TestAsADependency:
    """Helm adds `global` to every subchart and parents add `enabled`: both must pass."""

    def test_enabled_and_global_render(self, parent: Path) -> None:
        """The registry and pull secrets of the parent are honoured."""
        objects = _render_parent(
            parent,
            {
                "judge-sidecar": {"enabled": True},
                "global": {
                    "imageRegistry": "registry.example",
                    "imagePullSecrets": ["a", {"name": "b"}],
                    "anything": {"else": 1},
                },
            },
        )
        pod = _pod(objects)
        assert pod["containers"][0]["image"].startswith("registry.example/judge-sidecar:")
        assert pod["imagePullSecrets"] == [{"name": "a"}, {"name": "b"}]

    def test_disabled_renders_nothing(self, parent: Path) -> None:
        """The condition is the parent's switch."""
        assert _render_parent(parent, {"judge-sidecar": {"enabled": False}}) == {}

    def test_a_misspelt_key_is_still_refused(self, parent: Path) -> None:
        """Open for Helm's two keys only."""
        with pytest.raises(helm.HelmError, match="enalbed"):
            _render_parent(parent, {"judge-sidecar": {"enalbed": True}})

    def test_an_agents_own_pod_carries_the_container(self, parent: Path) -> None:
        """The named templates give a restricted container to any pod, with no Deployment."""
        (parent / "templates" / "pod.yaml").write_text(
            """
apiVersion: v1
kind: Pod
metadata: {name: agent}
spec:
  containers:
    - {name: agent, image: agent}
    {{- include "judge-sidecar.container" (index .Subcharts "judge-sidecar") | nindent 4 }}
  volumes:
    {{- include "judge-sidecar.volumes" (index .Subcharts "judge-sidecar") | nindent 4 }}
"""
        )
        objects = _render_parent(parent, {"judge-sidecar": {"deployment": {"enabled": False}}})
        assert sorted(objects) == ["ConfigMap/demo-judge-sidecar", "Pod/agent", "notes"]
        spec = objects["Pod/agent"]["spec"]
        container = spec["containers"][1]
        assert container["securityContext"]["runAsNonRoot"] is True
        assert container["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        volumes = {volume["name"] for volume in spec["volumes"]}
        assert {mount["name"] for mount in container["volumeMounts"]} == volumes


class TestAlerts:
    """The rules are written once, under ops/; the chart carries a copy."""

    SOURCE = ROOT / "ops" / "prometheus" / "judge-sidecar.rules.yaml"

    def test_the_copy_is_equal(self) -> None:
        """Mend with: cp ops/prometheus/judge-sidecar.rules.yaml helm/judge-sidecar/files/."""
        copy = CHART / "files" / self.SOURCE.name
        assert copy.read_bytes() == self.SOURCE.read_bytes()

    def test_the_rule_object_holds_them_with_whole_links(self, render: Render) -> None:
        """Everything equals the source but runbook_url, which gets the base in front."""
        rules = render(EVERYTHING)["PrometheusRule/demo-judge-sidecar"]["spec"]
        expected = yaml.safe_load(self.SOURCE.read_text(encoding="utf-8"))
        for rule in expected["groups"][0]["rules"]:
            link = rule["annotations"]["runbook_url"]
            rule["annotations"]["runbook_url"] = f"https://wiki.example/judge/{link}"
        assert rules == expected
