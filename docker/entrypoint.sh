#!/bin/sh
set -eu
# `lantern doctor` is here what `npx lantern doctor` is elsewhere.
case "${1:-}" in
  node | sh) ;;
  *) set -- node /app/dist/server/lantern.js "$@" ;;
esac
exec "$@"
