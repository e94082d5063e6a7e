#!/bin/sh
# Installs one hash-pinned lock file into .venv, making .venv first where there is none.
# usage: ops/venv.sh LOCK_FILE [PIP_OPTION...]     PYTHON=... chooses the interpreter
# Everything goes to stderr: `make demo ARGS="--json"` owns stdout.
set -eu
exec 1>&2

venv=.venv
lock=$1
shift

# A Python that pip would otherwise pick up from the caller's shell must not leak in:
# PIP_USER=1 (cloud workspaces set it) makes every install into a venv fail.
PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
export PIP_USER PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_INPUT
unset PYTHONHOME PYTHONPATH || true

say() { printf 'judge-sidecar: %s\n' "$*"; }

# Prints "ok", or why this interpreter will not do. A version manager's shim exists for
# versions that are not active and then fails, so each candidate is run, not just found.
verdict() {
  "$1" -c '
import sys
if not (3, 11) <= sys.version_info[:2] < (3, 15):
    print("is Python %d.%d" % sys.version_info[:2])
else:
    try:
        import ensurepip, venv
        print("ok")
    except ImportError:
        print("has no ensurepip (Debian, Ubuntu: install python3-venv)")
' 2>/dev/null || echo "does not run"
}

find_python() {
  found=
  for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if ! command -v "$candidate" >/dev/null 2>&1; then
      [ -z "${PYTHON:-}" ] || found="; $candidate is not to be found"
      continue
    fi
    answer=$(verdict "$candidate")
    if [ "$answer" = ok ]; then
      python=$candidate
      return
    fi
    found="$found; $candidate $answer"
  done
  say "Python 3.11 to 3.14 with ensurepip is needed${found:-; none found}." \
    "Name one with: make venv PYTHON=/path/to/python3.12"
  exit 1
}

# The second half catches a .venv whose interpreter was since uninstalled or moved.
if ! { [ -x "$venv/bin/python" ] && "$venv/bin/python" -m pip --version >/dev/null 2>&1; }; then
  find_python
  say "making $venv with $python"
  "$python" -m venv --clear "$venv"
fi

packages=$(grep -c '^[A-Za-z0-9]' "$lock")
say "installing $lock ($packages packages; a minute or two the first time)"
begin=$(date +%s)
"$venv/bin/python" -m pip install --quiet --progress-bar off --require-hashes \
  --only-binary :all: "$@" -r "$lock"
"$venv/bin/python" -m pip install --quiet --no-deps --no-build-isolation --no-index -e .
say "ready after $(($(date +%s) - begin)) s"
