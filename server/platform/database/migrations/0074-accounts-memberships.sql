-- accounts: one person in several companies (docs/decisions, memberships).

-- Each membership stays an account with its own id. The first one signs in; every further one refers to it and has no credentials.
-- `email_key` belongs to the account that signs in, so that an address still names one. Triggers write it: a generated column cannot be null for some rows.
alter table accounts
  add column principal_id uuid references accounts deferrable initially deferred,
  -- When a person who belongs to several companies last signed in to this one, or switched to it: the next sign-in leads there.
  add column chosen_at timestamptz,
  alter column email_key drop expression,
  alter column email_key drop not null,
  add constraint accounts_membership_has_no_credentials check (principal_id is null or (
    kind = 'company' and principal_id <> id and password_hash is null and totp_secret_sealed is null and passkey_factor_at is null
    and recovery_codes = '{}' and recovery_code_hashes = '{}')),
  -- A further membership repeats since when the person has a factor, and has no secret.
  drop constraint accounts_check,
  add constraint accounts_check check (totp_confirmed_at is null or totp_secret_sealed is not null or principal_id is not null),
  add constraint accounts_email_key_of_address check (email_key is not distinct from case when principal_id is null then lower(email) end);
create index on accounts (principal_id) where principal_id is not null;

-- The id that a passkey was made for, where its account handed it on. Null where it is the account's own.
alter table passkeys add column user_handle uuid;

create function account_email_key() returns trigger language plpgsql as $$
declare
  principal accounts;
begin
  if new.principal_id is null then
    new.email_key := lower(new.email);
    return new;
  end if;
  new.email_key := null;
  select * into principal from accounts where id = new.principal_id and accounts.principal_id is null and kind = new.kind for key share;
  if not found then
    raise foreign_key_violation using message = 'The membership belongs to no account that signs in.';
  end if;
  new.email := principal.email;
  new.email_verified_at := principal.email_verified_at;
  if tg_op = 'INSERT' then
    new.totp_confirmed_at := factor_since(principal);
  end if;
  return new;
end $$;

-- Since when the person has a second factor. Further memberships repeat it in `totp_confirmed_at`, without a secret,
-- so that every query that asks one account whether it has a factor answers for the person.
create function factor_since(principal accounts) returns timestamptz language sql stable as $$
  select coalesce(principal.totp_confirmed_at, (select min(created_at) from passkeys where account_id = principal.id))
$$;
create trigger email_key before insert or update of email, principal_id on accounts for each row execute function account_email_key();

-- The address and the factor of further memberships follow those of the account that signs in.
create function follow_principal(principal_id uuid) returns void language sql as $$
  update accounts as memberships set email = principal.email, email_verified_at = principal.email_verified_at,
    totp_confirmed_at = factor_since(principal)
  from accounts as principal where principal.id = $1 and memberships.principal_id = $1
$$;
create function principal_changed() returns trigger language plpgsql as $$
begin
  perform follow_principal(new.id);
  return null;
end $$;
create trigger principal_changed after update of email, email_verified_at, totp_confirmed_at on accounts for each row
  when (new.kind = 'company' and new.principal_id is null
    and (old.email, old.email_verified_at, old.totp_confirmed_at) is distinct from (new.email, new.email_verified_at, new.totp_confirmed_at))
  execute function principal_changed();
create function passkeys_changed() returns trigger language plpgsql as $$
begin
  perform follow_principal(coalesce(new.account_id, old.account_id));
  return null;
end $$;
create trigger passkeys_changed after insert or delete on passkeys for each row execute function passkeys_changed();

-- Removing a member deletes one membership. Where it is the one that signs in, the credentials go to another membership of the person, however it is deleted.
create function next_membership(gone uuid) returns uuid language sql stable as $$
  select id from accounts where principal_id = $1 order by chosen_at desc nulls last, id limit 1
$$;
create function hand_on_ways_in() returns trigger language plpgsql as $$
declare
  heir uuid := next_membership(old.id);
begin
  if heir is not null then
    update passkeys set account_id = heir, user_handle = coalesce(user_handle, old.id) where account_id = old.id;
    update account_identities set account_id = heir where account_id = old.id;
    update email_tokens set account_id = heir where account_id = old.id;
  end if;
  return old;
end $$;
create trigger hand_on_ways_in before delete on accounts for each row
  when (old.kind = 'company' and old.principal_id is null) execute function hand_on_ways_in();
-- Afterwards, because until then the deleted row has the address.
create function hand_on_credentials() returns trigger language plpgsql as $$
declare
  heir uuid := next_membership(old.id);
begin
  update accounts set principal_id = null, email = old.email, email_verified_at = old.email_verified_at, password_hash = old.password_hash,
    totp_secret_sealed = old.totp_secret_sealed, totp_confirmed_at = old.totp_confirmed_at, totp_last_step = old.totp_last_step,
    recovery_codes = old.recovery_codes, recovery_code_hashes = old.recovery_code_hashes where id = heir;
  update accounts set principal_id = heir where principal_id = old.id;
  return null;
end $$;
create trigger hand_on_credentials after delete on accounts for each row
  when (old.kind = 'company' and old.principal_id is null) execute function hand_on_credentials();
