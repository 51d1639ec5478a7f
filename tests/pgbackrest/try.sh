#!/bin/sh
# tests/pgbackrest/try.sh: a server of Debian's packages, archived with deploy/pgbackrest/pgbackrest.conf, loses its files and comes back to a second between two
# rows. Prints what took how long, and PASS or FAIL. As root (it becomes postgres) or as any user who may run PostgreSQL.
set -eu

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1)
if [ -z "$bin" ] || ! command -v pgbackrest >/dev/null; then
  echo 'Not installed (Debian): postgresql pgbackrest' >&2
  exit 2
fi
conf=$(dirname "$(realpath "$0")")/../../deploy/pgbackrest/pgbackrest.conf
if [ "$(id -u)" = 0 ]; then
  copy=$(mktemp -d)
  trap 'rm -rf "$copy"' EXIT
  mkdir -p "$copy/tests/pgbackrest" "$copy/deploy/pgbackrest"
  cp "$0" "$copy/tests/pgbackrest/try.sh"
  cp "$conf" "$copy/deploy/pgbackrest/pgbackrest.conf"
  chmod -R a+rX "$copy"
  setpriv --reuid=postgres --regid=postgres --clear-groups -- sh "$copy/tests/pgbackrest/try.sh"
  exit
fi

above=$(mktemp -d)
data=$above/data
trap '"$bin/pg_ctl" -D "$data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$above"' EXIT
for word in /var/lib/pgbackrest /var/lib/postgresql/18/main /var/run/postgresql /tmp/pgbackrest replace-me; do
  grep -q "=$word\$" "$conf" || { echo "deploy/pgbackrest/pgbackrest.conf does not name $word any more" >&2; exit 1; }
done
sed -e "s#=/var/lib/pgbackrest\$#=$above/repo#; s#=/var/lib/postgresql/18/main\$#=$data#; s#=/var/run/postgresql\$#=$above#; s#=/tmp/pgbackrest\$#=$above/lock#; s#=replace-me\$#=trial#" "$conf" >"$above/pgbackrest.conf"
rest="pgbackrest --config=$above/pgbackrest.conf --stanza=mebae"
# What the head of the file says belongs into postgresql.conf.
"$bin/initdb" -D "$data" --username=postgres --auth=trust >/dev/null
sed -n "s/^#   \(archive_.*\)/\1/p" "$conf" | sed "s#pgbackrest --stanza=mebae#$rest#" >>"$data/postgresql.conf"
printf "listen_addresses = ''\nunix_socket_directories = '%s'\nlog_min_messages = fatal\n" "$above" >>"$data/postgresql.conf"

seconds() { began=$(date +%s%N); "$@" >>"$above/log" 2>&1 || { cat "$above/log" >&2; exit 1; }; echo "$(( ($(date +%s%N) - began) / 1000000 )) ms  $1 $(echo "$*" | grep -oE '(backup|restore|stanza-create|check|start)$|type=time' | head -1)"; }
ask() { psql -h "$above" -U postgres -Atqc "$1"; }

"$bin/pg_ctl" -D "$data" -w -l "$above/server.log" start >/dev/null
seconds $rest stanza-create
seconds $rest check
ask 'create table probe (n int primary key, filler text)'
ask "insert into probe select n, repeat('x', 500) from generate_series(1, 200000) n"
seconds $rest --type=full backup
ask "insert into probe values (900001, 'before')"
sleep 2
until=$(ask "select date_trunc('second', clock_timestamp())")
sleep 2
ask "insert into probe values (900002, 'after')"
ask 'select pg_switch_wal()' >/dev/null
ask 'select pg_sleep(0)' >/dev/null
$rest check >/dev/null
kill -9 "$(head -1 "$data/postmaster.pid")"
while "$bin/pg_isready" -h "$above" -q; do sleep 0.2; done
sleep 1
rm -rf "$data"
mkdir -m 700 "$data"
seconds $rest --type=time --target="$until" --target-exclusive --target-action=promote restore
seconds "$bin/pg_ctl" -D "$data" -w -t 120 -l "$above/server.log" start
while [ "$(ask 'select pg_is_in_recovery()')" = t ]; do sleep 0.2; done
found=$(ask 'select count(*), count(*) filter (where n = 900001), count(*) filter (where n = 900002) from probe')
[ "$found" = '200001|1|0' ] && echo PASS || { echo "FAIL: $found"; exit 1; }
