-- candidates: the saved candidate searches of companies notify members of people who can be found since then.

-- Which member is told of a saved search, and how often. Each decides for themself.
create table company_search_watchers (
  saved_search_id integer not null references company_saved_searches on delete cascade,
  company_user_id uuid not null references company_users on delete cascade,
  frequency text not null check (frequency in ('immediately', 'daily')),
  -- Who could be found by then is not new.
  since timestamptz not null,
  -- The last hit that this member was told of, or that was hidden when they were told.
  last_hit bigint not null default 0,
  last_notified_at timestamptz,
  primary key (saved_search_id, company_user_id)
);
create index on company_search_watchers (company_user_id);

-- The people whom a saved search found, each once.
create table company_search_hits (
  id bigint generated always as identity primary key,
  saved_search_id integer not null references company_saved_searches on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  unique (saved_search_id, candidate_user_id)
);
create index on company_search_hits (candidate_user_id);

-- Since when a candidate can be found by companies, for those who can. One who closes their profile and opens it again is new again, and still told of once.
create table findable_candidates (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  since timestamptz not null
);
insert into findable_candidates (candidate_user_id, since)
select candidate_users.id, now() from candidate_users join accounts on accounts.id = candidate_users.id
where is_open and email_verified_at is not null and restricted_at is null;

-- Up to which change of the index of candidates all saved searches were compared, in one row. Its lock lets one process at a time compare or tell.
create table company_search_looks (
  id boolean primary key default true check (id),
  seq bigint not null
);
insert into company_search_looks (seq) select coalesce(max(seq), 0) from candidate_index_changes;
