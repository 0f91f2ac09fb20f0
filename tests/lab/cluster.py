"""A Ray cluster of two worker nodes on this machine, and a run on it; test_ray.py starts it.

It prints what came of the run on one core, on the cluster, and on the cluster while a worker is killed.
"""

import json
import os
import signal
import sys
from pathlib import Path

from ray.cluster_utils import Cluster

from roundtable.lab.runs.run import Run
from roundtable.lab.runs.simulate import simulate
from roundtable.lab.workers.local import Local
from roundtable.lab.workers.ray import Ray

GAMES, FATAL = 60, 31  # the worker that is given this match dies of it, once


def deadly(job, numbers):
    """Do the work, but kill the own process at the fatal match if nobody has died of it yet."""
    work, run, grave = job
    if FATAL in numbers and not Path(grave).exists():
        Path(grave).write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return work(run, numbers)


class Deadly(Ray):
    """The cluster, with an accident."""

    def spread_out(self, work, run, games, first=1):
        return super().spread_out(deadly, (work, run, sys.argv[1]), games, first)


def figures(workers):
    return simulate(Run.of("kingarthur", ["page", "page", "page"], 8), GAMES, workers).as_json()


if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        for _ in range(2):
            cluster.add_node(num_cpus=1)
        found = [figures(Local(1)), figures(Ray(cluster.address, 4)), figures(Deadly(cluster.address, 4))]
    finally:
        cluster.shutdown()
    print(json.dumps(found))
