-- platform: rate limits, idempotency keys, the outbox, live events, the audit log and the access log.

-- One row that tells this installation's data from any other: a snapshot of the job index fits one installation only.
create table installation (
  id uuid primary key default gen_random_uuid(),
  -- Something encrypted with the key of this installation: the start compares it, because another key could read nothing.
  sealed_proof text
);
insert into installation default values;

-- The counters of the rate limits, shared by all processes. Unlogged: a counter is worth nothing after a crash, and a client's address should reach no log or
-- backup of the WAL.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);

-- One row for each write that came with an `Idempotency-Key`: sent again with the same key, it happens once and gets the first reply.
create table idempotency_keys (
  principal text not null,
  key text not null check (char_length(key) between 1 and 200),
  route text not null,
  input_hash bytea not null,
  -- Replies of earlier versions, which did not encrypt them.
  output jsonb,
  created_at timestamptz not null default now(),
  -- The reply, encrypted. It is left out where it holds a secret.
  output_sealed text,
  primary key (principal, key)
);
create index on idempotency_keys (created_at);

-- Deletes the stored replies of an account when the account is deleted, by any path.
create function purge_saved_answers() returns trigger language plpgsql as $$
begin
  delete from idempotency_keys where principal = tg_argv[0] || ':' || old.id;
  return null;
end $$;

-- The outbox: an operation writes a mail in the transaction that the mail is about, and the worker sends it after the commit.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Null when the mail outlives the account, as the last one to a candidate who leaves. A mail to a removed member goes with the member.
  account_id uuid,
  kind text not null check (kind ~ '^[a-z_]+$'),
  -- Recipient and content, until the mail is sent or given up. The checks let nothing begin another header or another address.
  to_address text check (to_address ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(to_address) <= 254),
  subject text check (subject !~ '[[:cntrl:]]' and char_length(subject) between 1 and 300),
  text text,
  html text,
  -- A POST to it unsubscribes from the list of this mail (RFC 8058).
  unsubscribe_url text check (unsubscribe_url ~ '^https?://[^\s<>[:cntrl:]]+$'),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- After this, nothing tries again. The reason is a code, because the words of a mail server quote addresses.
  failed_at timestamptz,
  failure text not null default '' check (failure ~ '^[A-Z0-9_ ]*$'),
  attempts smallint not null default 0,
  -- Which notification the mail carries; null for every other mail.
  topic text,
  check (sent_at is null or failed_at is null),
  -- A mail that was given up keeps its words for a week, so that an operator can send it again once the cause is fixed.
  constraint mails_say_something_until_sent check (
    case
      when sent_at is not null then num_nonnulls(to_address, subject, text, html, unsubscribe_url) = 0
      when failed_at is null then num_nulls(to_address, subject, text, html) = 0
      else num_nulls(to_address, subject, text, html) in (0, 4)
    end
  )
);
create index on mails (created_at desc, id);
create index on mails (account_id);
create index on mails (failed_at) where failed_at is not null;

-- The events that the server pushes to open pages: ids only, no content. Operations write a row with a NOTIFY in their own transaction.
create table live_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  candidate_user_id uuid,
  company_id integer,
  thread_id uuid,
  kind text not null check (kind ~ '^[a-z_]+$'),
  detail jsonb not null default '{}',
  -- An event for every user of an area.
  audience text check (audience in ('candidates', 'companies')),
  -- The transaction of the event. Readers ask for what their last snapshot did not see, so that writers need no lock to number events in order
  -- (docs/decisions, one order of locks).
  xid xid8 default pg_current_xact_id(),
  check (num_nonnulls(candidate_user_id, company_id, audience) >= 1)
);
create index on live_events (candidate_user_id, id);
create index on live_events (company_id, id);
create index on live_events (at);
create index on live_events (audience, id) where audience is not null;
create index on live_events (xid);

-- For tables whose rows are only added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;

-- The acts of operators, in one chain: each row carries the hash of the row before it, so that a row that was changed, removed or inserted shows. It holds no
-- names or addresses of candidates and members, because rows are never deleted and accounts may be.
create table audit_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Text, because the operator may be gone when another one reads this. Empty for a command at the machine.
  operator_user_id text not null,
  operator_name text not null,
  act text not null check (act ~ '^[a-z_]+$'),
  subject_kind text not null check (subject_kind ~ '^[a-z_]+$'),
  subject_id text not null,
  reason text not null check (char_length(reason) <= 1000),
  detail jsonb not null default '{}',
  -- The place in the chain, given at the commit. Until then no row follows this one.
  number bigint unique,
  previous_hash bytea check (octet_length(previous_hash) = 32),
  hash bytea check (octet_length(hash) = 32),
  check (num_nonnulls(number, previous_hash, hash) in (0, 3))
);
create index on audit_logs (at);
create index on audit_logs (operator_user_id, id);
create index on audit_logs (subject_kind, subject_id, id);
create index on audit_logs (act, id);
create trigger audit_logs_are_not_changed before update on audit_logs for each row
  when (old.hash is not null or row(old.at, old.operator_user_id, old.operator_name, old.act, old.subject_kind, old.subject_id, old.reason, old.detail)
    is distinct from row(new.at, new.operator_user_id, new.operator_name, new.act, new.subject_kind, new.subject_id, new.reason, new.detail))
  execute function refuse_change();
create trigger audit_logs_are_not_deleted before delete on audit_logs for each row execute function refuse_change();
create trigger audit_logs_are_kept before truncate on audit_logs for each statement execute function refuse_change();

-- The end of the chain, in one row: a row removed from the end shows, too.
create table audit_chain (
  is_only boolean primary key default true check (is_only),
  number bigint not null,
  hash bytea not null
);
insert into audit_chain values (true, 0, sha256('mebae'));

-- Adds the row to the chain at the commit, so that writers wait for each other only for that moment. What runs at a commit takes its locks in one order, the
-- job index's before the chain's (docs/decisions, one order of locks).
create function add_to_audit_chain() returns trigger language plpgsql as $$
declare
  chain audit_chain;
begin
  perform pg_advisory_xact_lock(1636052418);
  select * into strict chain from audit_chain for update;
  chain.number := chain.number + 1;
  update audit_logs set number = chain.number, previous_hash = chain.hash, hash = sha256(chain.hash || convert_to(jsonb_build_array(chain.number,
    extract(epoch from at), operator_user_id, operator_name, act, subject_kind, subject_id, reason, detail)::text, 'UTF8'))
  where id = new.id returning audit_logs.hash into chain.hash;
  update audit_chain set number = chain.number, hash = chain.hash;
  return null;
end $$;
create constraint trigger audit_logs_are_chained after insert on audit_logs deferrable initially deferred for each row execute function add_to_audit_chain();

-- The API routes that show personal data, by number, so that `access_log` stays small.
create table access_routes (
  id smallint generated always as identity primary key,
  route text not null unique
);

-- The access log: which route showed which candidate to which user, in which hour. From it operators trace a leak. A nightly job deletes rows after 35 days.
create table access_log (
  hour timestamptz not null,
  route_id smallint not null references access_routes,
  area text not null check (area in ('candidate', 'company', 'operator')),
  -- The candidate, member or operator who read.
  principal_id uuid not null,
  -- The candidate whose data the reply held.
  candidate_user_id uuid not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (route_id, hour, candidate_user_id, principal_id, area)
);
create index on access_log (candidate_user_id);
create index on access_log (hour);
