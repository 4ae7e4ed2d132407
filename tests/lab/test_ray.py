"""A series on a Ray cluster of two nodes gives the rows that it gives here. Runs where Ray has wheels."""

from __future__ import annotations

import json
import socket
import warnings
from pathlib import Path

import pytest

from wreckfish.cli.main import main

pytestmark = pytest.mark.slow

SMALL = {"num_cpus": 1, "object_store_memory": 80 * 2**20}  # a node
PATIENT = {  # on a machine that has other things to do, nodes and workers may take their time
    "RAY_raylet_start_wait_time_s": "300",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_USAGE_STATS_ENABLED": "0",
}


def test_two_nodes_play_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in PATIENT.items():
        monkeypatch.setenv(name, value)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        cluster = pytest.importorskip("ray.cluster_utils").Cluster(
            initialize_head=True, head_node_args={**SMALL, "include_dashboard": False}
        )
        try:
            cluster.add_node(**SMALL)
            monkeypatch.setenv("RAY_ADDRESS", cluster.address)
            series = [
                "simulate",
                "carcass",
                "--bots",
                "greedy,random,random",
                "--games",
                "120",
                "--seed",
                "ray",
                "--json",
            ]
            assert main([*series, "--engine", "ray", "-o", str(tmp_path / "ray.parquet")]) == 0
        finally:
            cluster.shutdown()
        assert main([*series, "--jobs", "1", "-o", str(tmp_path / "here.parquet")]) == 0
    far, near = (json.loads(text) for text in capsys.readouterr().out.replace("}\n{", "}\0{").split("\0"))
    assert far["seats"] == near["seats"]
    import polars as pl
    from polars.testing import assert_frame_equal

    for table in ("", ".seats", ".decisions"):
        assert_frame_equal(*(pl.read_parquet(tmp_path / f"{name}{table}.parquet") for name in ("ray", "here")))


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:70000"])
def test_a_cluster_that_does_not_answer_gets_one_sentence(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # taken, but not listening
        address = address.format(port=silent.getsockname()[1])
        monkeypatch.setenv("RAY_ADDRESS", address)
        assert main(["simulate", "carcass", "--engine", "ray", "--games", "10"]) == 2
    assert capsys.readouterr().err == f"wreckfish: No Ray cluster answers at {address} (RAY_ADDRESS).\n"


def test_a_missing_ray_gets_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert main(["simulate", "carcass", "--games", "5", "--engine", "ray"]) == 2
    assert "pip install 'wreckfish[cluster]'" in capsys.readouterr().err
