#!/bin/sh
# Secrets may come as files: NAME_FILE names the file that holds NAME.
set -eu
for name in MONGODB_URI SESSION_SECRET ADMIN_PASSWORD ENCRYPTION_KEY FIELD_KEYS CONSENT_SIGNING_KEY CONSENT_SIGNING_KEY_OLD SMTP_URL; do
  eval "file=\${${name}_FILE:-}"
  if [ -n "$file" ]; then
    value=$(cat "$file")
    export "$name=$value"
  fi
done
exec "$@"
