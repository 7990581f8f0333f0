"""A copy of the project to be changed and built, so that the project itself is never touched."""

import contextlib
import filecmp
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def project_files(root: Path) -> set[str]:
    """What git tracks or would track, as it stands in the folder."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=root, check=True,
                            capture_output=True, text=True).stdout.split("\n")
    return {name for name in listed if name and (root / name).is_file()}


def renew(source: Path, root: Path) -> None:
    """Makes `source` hold the project's files and no others.

    Only what differs is written, with the present time: what an earlier change left is built anew,
    what stayed the same is not.
    """
    files = project_files(root)
    for path in [path for path in source.rglob("*") if path.is_file()]:
        if str(path.relative_to(source)) not in files:
            path.unlink()
    for name in files:
        target = source / name
        if not target.exists() or not filecmp.cmp(root / name, target, shallow=False):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, target)
            shutil.copymode(root / name, target)


class WorkingCopy:
    """`folder/source` with the project's files, configured to be built in `folder/build`."""

    def __init__(self, folder: Path, jobs: int | None = None):
        self.source = folder / "source"
        self.build = folder / "build"
        self.jobs = ["-j", str(jobs)] if jobs else []
        self.source.mkdir(parents=True, exist_ok=True)
        renew(self.source, ROOT)
        subprocess.run(["cmake", "-G", "Ninja", "-S", self.source, "-B", self.build,
                        "-DCMAKE_CXX_COMPILER=clang++-19", "-DCMAKE_BUILD_TYPE=Debug",
                        "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld",
                        "-DARBITER_CHECKS=OFF"], check=True, stdout=subprocess.DEVNULL)

    def builds(self, programs) -> bool:
        return subprocess.run(["ninja", "-C", self.build, *self.jobs, *sorted(programs)],
                              check=False, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def fails(self, program: str, test_filter: str, seconds: float) -> bool:
        """Whether a test fails, or all of them take longer than that."""
        try:
            done = subprocess.run([self.build / program, f"--gtest_filter={test_filter}"],
                                  check=False, timeout=seconds, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0

    @contextlib.contextmanager
    def changed(self, file: str, text: str):
        """The file holds the text as long as the context lasts, however it ends."""
        path = self.source / file
        whole = path.read_text()
        try:
            path.write_text(text)
            yield
        finally:
            path.write_text(whole)
