"""How much one may ask for: buckets of tokens that fill up with time."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """Lets `burst` requests through at once, and `rate` a second in the long run."""

    __slots__ = ("_burst", "_full", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._full = 0.0  # the moment at which the bucket is full again

    def take(self) -> bool:
        """Use a token, if there is one."""
        if not self.has_any():
            return False
        self.charge(1)
        return True

    def charge(self, tokens: float) -> None:
        """Use this many tokens, also ones that are not there yet; fewer than none gives some back."""
        self._full = max(self._full, time.monotonic()) + tokens / self._rate

    def has_any(self) -> bool:
        now = time.monotonic()
        return max(self._full, now) + 1 / self._rate - now <= self._burst / self._rate


class Buckets:
    """A bucket for each of many askers; those who asked longest ago are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self._bucket(who).take()

    def charge(self, who: str, tokens: float) -> None:
        self._bucket(who).charge(tokens)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
