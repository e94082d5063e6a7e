"""The embedded default: a broker, a judge, a store and sample traffic, all from wheels."""
