-- The people who run the service, and what they did (docs/decisions/0041-operators.md).
create table operator_users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text generated always as (lower(email)) stored unique,
  -- None until the mailed link was followed.
  password_hash text,
  name text not null check (char_length(name) between 1 and 50),
  role text not null check (role in ('read_only', 'full')),
  email_verified_at timestamptz not null default now(),
  totp_secret_sealed text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  recovery_code_hashes bytea[] not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (totp_confirmed_at is null or totp_secret_sealed is not null)
);

alter table sessions add operator_user_id uuid references operator_users on delete cascade,
  add check ((area = 'operator') = (operator_user_id is not null));
create index on sessions (operator_user_id);
alter table email_tokens add operator_user_id uuid references operator_users on delete cascade,
  drop constraint email_tokens_check, add check (num_nonnulls(candidate_user_id, company_user_id, operator_user_id) = 1);
create unique index email_tokens_one_of_each_operators_purpose on email_tokens (operator_user_id, purpose);
alter table passkeys add operator_user_id uuid references operator_users on delete cascade,
  drop constraint passkeys_check, add check (num_nonnulls(candidate_user_id, company_user_id, operator_user_id) = 1);
create index on passkeys (operator_user_id);
alter table sign_in_challenges add operator_user_id uuid references operator_users on delete cascade;
alter table mails add operator_user_id uuid references operator_users on delete cascade;
create index on mails (operator_user_id);
create trigger operator_roles_changed after update of role on operator_users for each statement execute function tell_sessions();

-- What operators did, in one chain: each row carries the hash of the one before, so that a row that is changed, taken out or put in between shows.
-- No names or addresses of candidates and members: rows are never deleted, people may be.
create table audit_logs (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- As text: whoever acted may be gone when this is read. Empty for a command at the machine.
  operator_user_id text not null,
  operator_name text not null,
  act text not null check (act ~ '^[a-z_]+$'),
  subject_kind text not null check (subject_kind ~ '^[a-z_]+$'),
  subject_id text not null,
  reason text not null check (char_length(reason) <= 1000),
  detail jsonb not null default '{}',
  -- The place in the chain, given at the commit: until then the row is nobody's predecessor.
  number bigint unique,
  previous_hash bytea check (octet_length(previous_hash) = 32),
  hash bytea check (octet_length(hash) = 32),
  check (num_nonnulls(number, previous_hash, hash) in (0, 3))
);
create index on audit_logs (at);
create index on audit_logs (operator_user_id, id);
create index on audit_logs (subject_kind, subject_id, id);
create index on audit_logs (act, id);

-- Where the chain ends: a row taken from the end shows, too.
create table audit_chain (
  is_only boolean primary key default true check (is_only),
  number bigint not null,
  hash bytea not null
);
insert into audit_chain values (true, 0, sha256('mebae'));

-- At the commit writers take their turns at the end of the chain, each for the moment that is left.
create function add_to_audit_chain() returns trigger language plpgsql as $$
declare
  chain audit_chain;
begin
  select * into strict chain from audit_chain for update;
  chain.number := chain.number + 1;
  update audit_logs set number = chain.number, previous_hash = chain.hash, hash = sha256(chain.hash || convert_to(jsonb_build_array(chain.number,
    extract(epoch from at), operator_user_id, operator_name, act, subject_kind, subject_id, reason, detail)::text, 'UTF8'))
  where id = new.id returning audit_logs.hash into chain.hash;
  update audit_chain set number = chain.number, hash = chain.hash;
  return null;
end $$;
create constraint trigger audit_logs_are_chained after insert on audit_logs deferrable initially deferred for each row execute function add_to_audit_chain();
create trigger audit_logs_are_not_changed before update on audit_logs for each row
  when (old.hash is not null or row(old.at, old.operator_user_id, old.operator_name, old.act, old.subject_kind, old.subject_id, old.reason, old.detail)
    is distinct from row(new.at, new.operator_user_id, new.operator_name, new.act, new.subject_kind, new.subject_id, new.reason, new.detail))
  execute function refuse_change();
create trigger audit_logs_are_not_deleted before delete on audit_logs for each row execute function refuse_change();
create trigger audit_logs_are_kept before truncate on audit_logs for each statement execute function refuse_change();
