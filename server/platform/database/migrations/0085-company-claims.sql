-- Companies that an import or an operator added stand here before any of their people (docs/decisions/0066-claims.md).

alter table companies
  -- Null for a company that signed up itself.
  add unclaimed_at timestamptz,
  -- When its first member came.
  add claimed_at timestamptz,
  add is_unclaimed boolean not null generated always as (unclaimed_at is not null and claimed_at is null) stored;

-- Who signed up has a member, and the last admin of a company cannot leave it: without members, an import added it. Nobody signs in to an invented one.
update companies set unclaimed_at = created_at
  where not is_demo and not exists (select from company_users where company_users.company_id = companies.id);

-- The first member claims the company, whichever way they came.
create function claim_company() returns trigger language plpgsql as $$
begin
  update companies set claimed_at = new.created_at where id = new.company_id and is_unclaimed;
  return null;
end $$;
create trigger company_is_claimed after insert on company_users for each row execute function claim_company();

-- Who proved an address and asks to become the admin of a company without members. An operator decides.
create table company_claims (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  name text not null,
  -- What they wrote of the company.
  company_name text not null,
  corporate_number text not null,
  url text not null check (url ~ '^https?://'),
  -- Becomes the account's password when the claim is granted, and goes with the decision.
  password_hash text,
  terms_version text not null,
  privacy_version text not null,
  asked_at timestamptz not null default now(),
  decision text check (decision in ('granted', 'refused')),
  -- Granted by the setting, not by an operator.
  is_automatic boolean not null default false,
  reason text not null default '',
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (password_hash is not null)),
  check (decision is distinct from 'refused' or reason <> '')
);
create unique index company_claims_waiting on company_claims (company_id, email_key) where decision is null;
create index on company_claims (asked_at desc);
