"""Score configs and annotation queues: what the review loop and its reviewers need."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from uuid import uuid4

from sidecar.demo.store_reads import PROJECT
from sidecar.demo.store_rules import (
    INVALID,
    JsonObject,
    format_time,
    inferred_type,
    issue,
    type_name,
    wrong_type,
)
from sidecar.ports import Clock

_NAME: Final = re.compile(r"[\w .()\-]{1,35}")
_BOOLEAN: Final = [{"label": "True", "value": 1}, {"label": "False", "value": 0}]
_ITEM_STATES: Final = ("PENDING", "COMPLETED")

Answer = tuple[int, JsonObject]
"""Status and body."""


def refused(*issues: JsonObject) -> Answer:
    """Answer 400 with validation issues."""
    return 400, {"message": INVALID, "error": list(issues)}


def missing(what: str) -> Answer:
    """Answer 404 as the server does for an object it does not know."""
    return 404, {"message": what, "error": "LangfuseNotFoundError"}


def page_of(rows: list[JsonObject], query: Mapping[str, str]) -> Answer:
    """Answer one page, newest first."""
    try:
        page, limit = int(query.get("page", 1)), int(query.get("limit", 50))
    except ValueError:
        page = limit = 0
    if page < 1 or not 1 <= limit <= 100:
        return refused(issue(["limit"], "page from 1, limit from 1 to 100"))
    part = rows[::-1][(page - 1) * limit : page * limit]
    total = len(rows)
    meta = {"page": page, "limit": limit, "totalItems": total, "totalPages": -(-total // limit)}
    return 200, {"data": part, "meta": meta}


class Review:
    """Score configs, queues and their items, in memory."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.configs: dict[str, JsonObject] = {}
        self.queues: dict[str, JsonObject] = {}
        self.items: dict[str, JsonObject] = {}

    def new_config(self, body: JsonObject) -> Answer:
        """Make a config; the same name again makes a second one."""
        name, kind, categories = body.get("name"), body.get("dataType"), body.get("categories")
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            return refused(issue(["name"], "Name contains invalid characters"))
        if kind not in ("NUMERIC", "BOOLEAN", "CATEGORICAL", "TEXT"):
            return refused(issue(["dataType"], "Invalid input", "invalid_union"))
        if kind == "CATEGORICAL":
            pairs = categories if isinstance(categories, list) else None
            if pairs is None or any(
                len({c.get(key) for c in pairs}) < len(pairs) for key in ("label", "value")
            ):
                return refused(issue(["categories"], "Categories with unique labels and values"))
        elif categories is not None:
            return refused(issue(["categories"], "Only CATEGORICAL configs have categories"))
        least, most = body.get("minValue"), body.get("maxValue")
        if least is not None and most is not None and least >= most:
            message = "Maximum value must be greater than Minimum value"
            return refused(issue(["maxValue"], message))
        config = self._new(
            {
                "name": name,
                "isArchived": False,
                "description": body.get("description"),
                "projectId": PROJECT,
                "maxValue": most,
                "minValue": least,
                "dataType": kind,
                "categories": _BOOLEAN if kind == "BOOLEAN" else categories,
            }
        )
        self.configs[config["id"]] = config
        return 200, config

    def change_config(self, config_id: str, body: JsonObject) -> Answer:
        """Change a config (archive it, mostly)."""
        if config_id not in self.configs:
            return missing("Score config not found within authorized project")
        known = ("isArchived", "name", "description", "categories", "minValue", "maxValue")
        self.configs[config_id] |= {key: body[key] for key in known if key in body}
        self.configs[config_id]["updatedAt"] = self._now()
        return 200, self.configs[config_id]

    def new_queue(self, body: JsonObject) -> Answer:
        """Make a queue; names are unique, fields strict."""
        if answer := _strict(body, {"name", "description", "scoreConfigIds"}):
            return answer
        name, configs = body.get("name"), body.get("scoreConfigIds")
        if not isinstance(name, str) or not isinstance(configs, list) or not configs:
            return refused(wrong_type("array", type_name(configs), ["scoreConfigIds"]))
        if any(queue["name"] == name for queue in self.queues.values()):
            message = "A queue with this name already exists."
            return 400, {"message": message, "error": "InvalidRequestError"}
        if any(config not in self.configs for config in configs):
            message = "At least one of the score config IDs cannot be found for the given project."
            return 400, {"message": message, "error": "InvalidRequestError"}
        queue = self._new(
            {"name": name, "description": body.get("description"), "scoreConfigIds": configs}
        )
        self.queues[queue["id"]] = queue
        return 200, queue

    def new_item(self, queue_id: str, body: JsonObject) -> Answer:
        """Queue an object; the same one twice makes two items, existing or not."""
        if queue_id not in self.queues:
            return missing("Annotation queue not found")
        if answer := _strict(body, {"objectId", "objectType", "status"}):
            return answer
        state = body.get("status", "PENDING")
        if not isinstance(body.get("objectId"), str) or state not in _ITEM_STATES:
            return refused(issue(["objectId"], "Invalid input"))
        if body.get("objectType") not in ("TRACE", "OBSERVATION", "SESSION"):
            return refused(issue(["objectType"], "Invalid option"))
        item = self._new(
            {
                "queueId": queue_id,
                "objectId": body["objectId"],
                "objectType": body["objectType"],
                "status": state,
                "completedAt": self._now() if state == "COMPLETED" else None,
            }
        )
        self.items[item["id"]] = item
        return 200, item

    def list_items(self, queue_id: str, query: Mapping[str, str]) -> Answer:
        """List a queue's items, by `status` if asked; there is no filter by object."""
        if queue_id not in self.queues:
            return missing("Annotation queue not found")
        rows = [
            item
            for item in self.items.values()
            if item["queueId"] == queue_id and query.get("status") in (None, "", item["status"])
        ]
        return page_of(rows, query)

    def change_item(self, item_id: str, body: JsonObject) -> Answer:
        """Set an item's status."""
        if item_id not in self.items:
            return missing("Annotation queue item not found")
        state = body.get("status")
        if state not in _ITEM_STATES:
            return refused(issue(["status"], "Invalid option"))
        now = self._now()
        completed = now if state == "COMPLETED" else None
        self.items[item_id] |= {"status": state, "completedAt": completed, "updatedAt": now}
        return 200, self.items[item_id]

    def delete_item(self, item_id: str) -> Answer:
        """Remove an item."""
        if self.items.pop(item_id, None) is None:
            return missing("Annotation queue item not found")
        message = "Annotation queue item deleted successfully"
        return 200, {"success": True, "message": message}

    def stores(self, body: JsonObject) -> bool:
        """Say whether the worker keeps a score that names a config, or drops it silently.

        A score that is kept takes its config's name.
        """
        config = self.configs.get(body["configId"])
        if config is None or config["isArchived"]:
            return False
        kind, value = config["dataType"], body["value"]
        # A number without a type suits a BOOLEAN config; the config then says the type.
        own = body.get("dataType") or (kind if kind == "BOOLEAN" else inferred_type(body))
        if own != kind or not _CHECKS[kind](config, value):
            return False
        body |= {"name": config["name"], "dataType": kind}
        return True

    def _now(self) -> str:
        return format_time(self._clock.now() * 1000)

    def _new(self, fields: JsonObject) -> JsonObject:
        now = self._now()
        return {"id": str(uuid4())} | fields | {"createdAt": now, "updatedAt": now}


def _in_range(config: JsonObject, value: Any) -> bool:
    least, most = config["minValue"], config["maxValue"]
    return (least is None or value >= least) and (most is None or value <= most)


_CHECKS: Final[dict[str, Callable[[JsonObject, Any], bool]]] = {
    "NUMERIC": _in_range,
    "BOOLEAN": lambda _, value: value in (0, 1),
    "CATEGORICAL": lambda config, value: value in [c["label"] for c in config["categories"]],
    "TEXT": lambda _, value: isinstance(value, str),
}


def _strict(body: JsonObject, known: set[str]) -> Answer | None:
    extra = sorted(set(body) - known)
    if not extra:
        return None
    message = ", ".join(f'Unrecognized key: "{key}"' for key in extra)
    return refused({"code": "unrecognized_keys", "keys": extra, "path": [], "message": message})
