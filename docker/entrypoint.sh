#!/bin/sh
# Secrets may come as files: NAME_FILE names the file that holds NAME, unless NAME itself is set.
set -eu
for name in MONGODB_URI SESSION_SECRET ADMIN_PASSWORD ENCRYPTION_KEY ENCRYPTION_KEY_OLD FIELD_KEYS \
  CONSENT_SIGNING_KEY CONSENT_SIGNING_KEY_OLD SMTP_URL IMAP_URL BOUNCE_SECRET TRUSTEDFORM_API_KEY AWS_SECRET_ACCESS_KEY; do
  eval "value=\${$name:-} file=\${${name}_FILE:-}"
  if [ -z "$value" ] && [ -n "$file" ]; then
    value=$(cat "$file")
    export "$name=$value"
  fi
done
# `lantern doctor` is here what `npm run doctor` is elsewhere.
command=/app/dist/server/$(printf %s "${1:-}" | tr : -).js
if [ -n "${1:-}" ] && [ -f "$command" ]; then
  shift
  set -- node "$command" "$@"
fi
exec "$@"
