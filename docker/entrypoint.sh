#!/bin/sh
# Every setting may come as a file: NAME_FILE names the file that holds NAME, unless NAME itself is set.
set -eu
for name in $(env | sed -n 's/^\([A-Z][A-Z0-9_]*\)_FILE=..*/\1/p'); do
  eval "value=\${$name:-} file=\$${name}_FILE"
  if [ -z "$value" ]; then
    value=$(cat "$file")
    export "$name=$value"
  fi
done
# `lantern doctor` is here what `npx lantern doctor` is elsewhere.
case "${1:-}" in
  node | sh) ;;
  *) set -- node /app/dist/server/lantern.js "$@" ;;
esac
exec "$@"
