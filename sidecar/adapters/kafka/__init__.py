"""Kafka as a source of deliveries."""

from sidecar.adapters.kafka.client import KafkaSecurity, TopicSpec
from sidecar.adapters.kafka.source import KafkaSource

__all__ = ["KafkaSecurity", "KafkaSource", "TopicSpec"]
