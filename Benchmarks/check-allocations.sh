#!/bin/sh
# Counts allocations anew and compares them with the committed ones, which may differ by 1 %: tables grow at other moments
# when their hashes are seeded anew. `./check-allocations.sh update` commits new ones.
# (`benchmark thresholds check` does not know custom metrics.)
set -eu
cd "$(dirname "$0")"
export TWINJAR_ALLOCATIONS_ONLY=1
if [ "${1:-check}" = update ]; then target=Thresholds; else target=$(mktemp -d); fi
swift package --allow-writing-to-package-directory --allow-writing-to-directory "$target" \
  benchmark thresholds update --path "$target" --no-progress --quiet --skip '.*Foundation.*|Explore.*'
[ "$target" = Thresholds ] && exit
status=0
for committed in Thresholds/*.json; do
  counted="$target/$(basename "$committed")"
  [ -e "$counted" ] || { echo "$(basename "$committed"): not counted"; status=1; continue; }
  awk -v name="$(basename "$committed" .p90.json)" '
    / : / { value[FNR == NR] = $NF + 0 }
    END {
      before = value[1]; now = value[0]
      if (now > before * 1.01 + 1 || now < before * 0.99 - 1) { print name ": was " before ", is " now; exit 1 }
    }' "$committed" "$counted" || status=1
done
[ "$(find "$target" -name '*.json' | wc -l)" = "$(find Thresholds -name '*.json' | wc -l)" ] ||
  { echo "another number of benchmarks than committed"; status=1; }
exit "$status"
