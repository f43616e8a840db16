"""The build hook: every wheel that is not editable gets a compiled engine, the browser client and the rules pages."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/readingroom")

COMPILED = (
    "engine/**/*.py", "games/**/*.py", "bots/search/*.py",
    "bots/*/eye.py", "bots/*/policy.py", "bots/*/evaluation.py", "bots/*/quick/*.py", "bots/*/solver/*.py",
)  # fmt: skip
"""The modules that are compiled, as patterns below the package; `__init__.py` files only re-export and stay plain."""

NO_COMPILER = """\
Compiling needs a C compiler and Python's headers (on Debian and Ubuntu: apt-get install build-essential python3-dev);
READINGROOM_COMPILE=no does without."""

GROUP = "readingroom"
"""The compiled modules share one library, `readingroom__mypyc`, so that calls between them are direct."""

WHOLE_LIBRARY = ("-flto=auto", "-fvisibility=hidden")
"""What lets a compiler of Linux see all C files of the library at once: a tenth more decisions a second."""


def wish(switch: str = "READINGROOM_COMPILE") -> str:
    """Whether to compile, or to build the client (READINGROOM_WEB): `auto` (where it can be done), `yes` or `no`."""
    answer = os.environ.get(switch, "auto").lower() or "auto"
    if answer not in ("auto", "yes", "no"):
        raise ValueError(f"{switch} is {answer!r}; it can be auto, yes or no")
    return answer


def c_compiler_works() -> bool:
    """Whether a C compiler and Python's headers are at hand (on Windows only trying can tell)."""
    if sys.platform == "win32":
        return True
    return compiles("-c")


def compiles(*flags: str) -> bool:
    """Whether the C compiler takes these flags for a file that uses Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="ascii")
        headers, result = ["-I", sysconfig.get_path("include")], ["-o", str(source.with_suffix(".o"))]
        command = [*compiler, *headers, *flags, str(source), *result]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def modules(package: Path) -> list[Path]:
    """The source files to compile, in a fixed order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


class CompleteWheel(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules, the browser client and the rules pages to a wheel."""

    work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Ask for mypyc and for Node.js only where they will be used."""
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        wanted: list[str] = []
        if wish() == "yes" or (wish() == "auto" and c_compiler_works()):
            wanted += groups["compile"]
        if wish("READINGROOM_WEB") != "no":
            wanted += groups["client"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what a wheel has beyond the sources; an editable install has the sources, and serves `web/dist`."""
        if version == "editable":
            return
        rules = Path(self.root, "docs", "rules")
        if rules.is_dir():
            build_data["force_include"][str(rules)] = "readingroom/locales/rules"
        self.add_client(build_data)
        self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Build the browser client; without it, everything but `readingroom serve` works."""
        if wish("READINGROOM_WEB") == "no":
            return
        try:
            client = build_client(Path(self.root), self.room("client"))
        except Exception as error:
            if wish("READINGROOM_WEB") == "yes":
                self.app.abort(f"{error}\nREADINGROOM_WEB=no does without the browser client.")
            self.app.display_warning(f"Reading Room goes without its browser client. {error}")
            return
        build_data["force_include"][str(client)] = "readingroom/web"

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile in a copy, never in `src/`, where a stale compiled module would shadow edited source."""
        if wish() == "no":
            return
        if not c_compiler_works():
            if wish() == "yes":
                self.app.abort(NO_COMPILER)
            self.app.display_warning("No C compiler with Python's headers at hand: Reading Room stays plain Python.")
            return
        try:
            libraries = build(Path(self.root), self.room("engine"))
        except (Exception, SystemExit) as error:
            if wish() == "yes":
                raise
            self.app.display_warning(f"Compiling failed ({error}): Reading Room stays plain Python.")
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def room(self, name: str) -> Path:
        """A folder to work in: kept below READINGROOM_BUILD_CACHE, or thrown away with the others."""
        kept = os.environ.get("READINGROOM_BUILD_CACHE")
        if kept:
            return Path(kept).absolute() / name
        if self.work is None:
            self.work = tempfile.TemporaryDirectory(prefix="readingroom-build-")
        return Path(self.work.name, name)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the copy away once the wheel is written."""
        if self.work is not None:
            self.work.cleanup()


def build_client(root: Path, work: Path) -> Path:
    """Build the browser client in the folder `work`; tools/build_client.py does it, also outside of any wheel."""
    script = root / "tools" / "build_client.py"
    spec = importlib.util.spec_from_file_location("build_client", script)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(script)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    client: Path = module.build(root, work)
    return client


def build(root: Path, work: Path) -> dict[str, str]:
    """Compile the sources below `root` in the folder `work`, reusing what an earlier build by the same tools left."""
    import mypy.version

    tools = f"{Path(__file__).read_text(encoding='utf-8')}\n{sys.version}\n{sys.prefix}\n{mypy.version.__version__}"
    made_with = work / "made_with.txt"
    if not made_with.exists() or made_with.read_text(encoding="utf-8") != tools:
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        made_with.write_text(tools, encoding="utf-8")

    shutil.rmtree(work / "readingroom", ignore_errors=True)
    only_python = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / PACKAGE, work / "readingroom", ignore=only_python)
    with contextlib.chdir(work):
        libraries = run_mypyc([str(path) for path in modules(Path("readingroom"))])
    return {str(work / "out" / library): library for library in libraries}


def run_mypyc(sources: list[str]) -> list[str]:
    """Turn the sources into libraries below `out/`; one C file a module compiles three times as fast as one for all."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    options = ["--config-file=", "--ignore-missing-imports", "--no-color-output"]
    extensions = mypycify(
        [*options, *sources], opt_level="3", debug_level="0", multi_file=True, target_dir="c", group_name=GROUP
    )
    for extension in extensions:
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
        if sys.platform == "linux":
            extension.extra_link_args = ["-s"]
            if compiles("-shared", "-fPIC", *WHOLE_LIBRARY):
                extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE_LIBRARY]
                extension.extra_link_args += [*WHOLE_LIBRARY, "-O3"]

    class CompileInParallel(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Setuptools' own command, which would compile the C files of one library one after the other."""

        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = parallel_compile(self.compiler)
            super().build_extensions()

    command = CompileInParallel(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = "out", "objects", True
    command.ensure_finalized()
    command.run()
    return [os.path.relpath(path, "out") for path in command.get_outputs()]


def parallel_compile(compiler: Any) -> Any:
    """The `compile` of a setuptools compiler, on all cores, leaving out C files that did not change."""
    headers = hashlib.sha256(b"".join(path.read_bytes() for path in sorted(Path("c").rglob("*.h")))).hexdigest()

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        _, objects, postargs, pp_opts, jobs = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)

        def compile_one(target: str) -> None:
            source, extension = jobs[target]
            text = f"{headers}{cc_args}{postargs}".encode() + Path(source).read_bytes()
            digest, mark = hashlib.sha256(text).hexdigest(), Path(f"{target}.sha256")
            if not mark.exists() or mark.read_text() != digest:
                mark.unlink(missing_ok=True)
                compiler._compile(target, source, extension, cc_args, postargs, pp_opts)
                mark.write_text(digest)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, jobs))
        return list(objects)

    return compile_all
