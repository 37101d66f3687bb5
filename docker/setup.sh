#!/bin/sh
# Makes the secrets of a first start, and leaves those that are there alone. Runs as root, once, before the others.
set -eu
umask 077

# A file takes its name only when it is whole, so that a cut-off start leaves nothing half made.
write() { # path, owner, mode; content from standard input
  [ -s "$1" ] && return 0
  cat >"$1.new"
  chown "$2" "$1.new"
  chmod "$3" "$1.new"
  mv "$1.new" "$1"
}
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

mongo=${MONGO_SECRETS:-/mongo-secrets}
app=${APP_SECRETS:-/app-secrets}
mongo_user=${MONGO_USER:-mongodb:mongodb}
app_user=${APP_USER:-1000:1000}

head -c 567 /dev/urandom | base64 | write "$mongo/keyfile" "$mongo_user" 400
random | write "$mongo/admin-password" "$mongo_user" 400
random | write "$mongo/app-password" "$mongo_user" 400
random | write "$app/session-secret" "$app_user" 400
password=$(cat "$mongo/app-password")
printf 'mongodb://lantern:%s@%s/lantern?replicaSet=lantern' "$password" "${MONGO_HOSTS:-mongo:27017}" |
  write "$app/mongodb-uri" "$app_user" 400
# The folders themselves: their users may enter and read, nobody else.
chown "$mongo_user" "$mongo" && chmod 500 "$mongo"
chown "$app_user" "$app" && chmod 500 "$app"
# Where backups go, if anywhere: the application writes there, and nobody else reads.
if [ -n "${BACKUPS:-}" ]; then chown "$app_user" "$BACKUPS" && chmod 700 "$BACKUPS"; fi
echo 'The secrets are in place.'
