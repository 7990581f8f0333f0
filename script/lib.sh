# shellcheck shell=bash
# What the scripts share; sourced by each. Sets root (the project's folder) and puts a Node that
# script/setup installed first in PATH.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
node_folder=$root/build/node
PATH=$node_folder/node_modules/.bin:$PATH
logs=$root/build/log

say() { printf 'arbiter: %s\n' "$*" >&2; }
die() {
    say "$@"
    exit 2
}

# step NAME COMMAND...: runs the command quietly; shows what it printed only if it fails.
step() {
    local name=$1 started=$SECONDS log
    shift
    mkdir -p "$logs"
    log=$logs/${name// /-}.log
    if "$@" >"$log" 2>&1 </dev/null; then
        say "$name: done in $((SECONDS - started)) s"
    else
        say "$name: failed; it printed:"
        cat "$log" >&2
        return 1
    fi
}

# build PRESET [TARGET...]: configures and builds; on a terminal the build shows its progress.
build() {
    local preset=$1 show=step
    shift
    [ ! -t 2 ] || show=shown
    (cd "$root" && step "configure $preset" cmake --preset "$preset") || return
    (cd "$root" && $show "build $preset" cmake --build --preset "$preset" ${1:+--target "$@"})
}

shown() {
    shift
    "$@" >&2
}
