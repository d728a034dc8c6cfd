#!/bin/sh
# Counts allocations anew and compares them with the committed ones; `./check-allocations.sh update` commits new ones.
# (`benchmark thresholds check` does not know custom metrics.)
set -eu
cd "$(dirname "$0")"
export TWINJAR_ALLOCATIONS_ONLY=1
if [ "${1:-check}" = update ]; then target=Thresholds; else target=$(mktemp -d); fi
swift package --allow-writing-to-package-directory --allow-writing-to-directory "$target" \
  benchmark thresholds update --path "$target" --no-progress --quiet --skip '.*Foundation.*|Explore.*'
[ "$target" = Thresholds ] || diff -r Thresholds "$target"
