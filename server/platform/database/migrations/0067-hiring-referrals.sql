-- hiring: links that members pass on themselves, and people who enter themselves by one.
create table referral_links (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  -- Null: any job of the company.
  job_id integer references job_offers on delete cascade,
  -- A link goes with the member who made it.
  company_user_id uuid not null references company_users on delete cascade,
  member_name text not null,
  token_hash bytea not null unique,
  -- The member reads their link again.
  token_sealed text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index on referral_links (company_id);
create index on referral_links (job_id);
create index on referral_links (company_user_id);

alter table outside_candidates
  add column referral_link_id uuid references referral_links on delete set null,
  add column referred_by text not null default '',
  -- They entered themselves: until they confirm their address the company does not know of them.
  add column entered_at timestamptz,
  -- They agreed that the member learns that somebody came by the link.
  add column member_notified_at timestamptz,
  add check (referral_link_id is null or entered_at is not null);
create index on outside_candidates (referral_link_id);
