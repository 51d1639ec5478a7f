-- candidates: the candidate search of companies, favourites, history and saved searches.

-- The text in which companies search by free words: a profile as every company reads it, without the names of the candidate, of employers and of schools. Null
-- after a change; the next search builds it again.
create table candidate_search_texts (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  text text,
  version integer not null default 0,
  -- Which rules of hiding made the text. A search ignores a text of older rules and builds it again.
  rules smallint not null default 0
);
create index on candidate_search_texts (candidate_user_id) where text is null;
create index on candidate_search_texts (rules);

create function delete_search_text(candidate uuid) returns void language sql as $$
  insert into candidate_search_texts (candidate_user_id) select id from candidate_users where id = candidate
  on conflict (candidate_user_id) do update set text = null, version = candidate_search_texts.version + 1;
$$;

create function search_text_is_old() returns trigger language plpgsql as $$
begin
  perform delete_search_text(case when tg_op = 'DELETE' then old.candidate_user_id else new.candidate_user_id end);
  return null;
end $$;
create trigger profiles_are_searched after insert or update on candidate_profiles for each row execute function search_text_is_old();
create trigger work_is_searched after insert or update or delete on work_experiences for each row execute function search_text_is_old();

create function search_text_of_user_is_old() returns trigger language plpgsql as $$
begin
  perform delete_search_text(new.id);
  return null;
end $$;
create trigger names_are_not_searched after update of username on candidate_users for each row
  when (old.username is distinct from new.username) execute function search_text_of_user_is_old();
create trigger addresses_are_not_searched after update of email on accounts for each row
  when (old.kind = 'candidate' and old.email is distinct from new.email) execute function search_text_of_user_is_old();

create function search_text_has_no_rules() returns trigger language plpgsql as $$
begin
  new.rules := 0;
  return new;
end $$;
create trigger rules_end_with_the_text before update on candidate_search_texts
  for each row when (new.text is null) execute function search_text_has_no_rules();

-- A renamed skill or job field stands in profiles, too. The rows are locked while the statement runs, not at the commit behind the lock of the job index.
create function search_texts_follow_name() returns trigger language plpgsql as $$
begin
  update candidate_search_texts as kept set text = null, version = kept.version + 1 from candidate_profiles as profiles
  where profiles.candidate_user_id = kept.candidate_user_id and case new.master
    when 'skill_types' then new.id = any(profiles.skill_types || profiles.user_desired_skill_types)
    when 'job_fields' then new.id = any(profiles.user_desired_job_fields)
    else false end;
  return null;
end $$;
create trigger search_texts_follow_name after update of name on lookups
  for each row when (old.name is distinct from new.name) execute function search_texts_follow_name();

-- The same text for companies to which a candidate revealed more: with employers and schools, or also with name and contact.
create table revealed_search_texts (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  level text not null check (level in ('career', 'contact')),
  text text not null,
  primary key (candidate_user_id, level)
);

-- A candidate search that a company saved.
create table company_saved_searches (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- A PeopleSearch of the contract.
  search jsonb not null,
  member_name text not null default '',
  created_at timestamptz not null default now()
);
create index on company_saved_searches (company_id);

-- How much of its daily quotas a company used on one day in Japan. The row lock serialises requests of the same company.
create table company_days (
  company_id integer not null references companies on delete cascade,
  on_day date not null,
  people_listed integer not null default 0,
  people_opened integer not null default 0,
  scouts_sent integer not null default 0,
  primary key (company_id, on_day)
);

-- Which candidates the quota has counted already: opening a profile twice in one day counts once.
create table company_looks (
  company_id integer not null references companies on delete cascade,
  on_day date not null,
  kind text not null check (kind in ('listed', 'opened')),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  primary key (company_id, on_day, kind, candidate_user_id)
);
create index on company_looks (candidate_user_id);
create index on company_looks (on_day);

-- A candidate's favourite, which the company sees: a company and a job, or without a job its open position (`company_job_id` 0 in the API).
create table favorites (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, job_id)
);
create index on favorites (company_id);

-- A company's favourite candidate, for a job or for its open position. The candidate sees it.
create table company_favorites (
  company_id integer not null references companies on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, candidate_user_id, job_id)
);
create index on company_favorites (candidate_user_id, created_at desc);

-- A candidate's private bookmark: a company and a job, or without a job its open position. No company reads this table.
create table bookmarks (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, job_id)
);
create index on bookmarks (company_id);
create index on bookmarks (job_id);

-- The jobs that a candidate hides: one job, or without one the whole company.
create table hidden_jobs (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, job_id)
);

-- The pages a candidate opened, one row a day for each. Without a job it is the company's page or its open position.
create table view_histories (
  id bigint generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  access_on date not null,
  last_daily_access_at timestamptz not null,
  unique nulls not distinct (candidate_user_id, company_id, job_id, access_on)
);
create index on view_histories (candidate_user_id, last_daily_access_at desc, id desc);
create index on view_histories (company_id, access_on);

-- A job search that a candidate saved, and how often new results are sent.
create table saved_searches (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- A JobSearch of the contract.
  search jsonb not null,
  frequency text not null default 'daily' check (frequency in ('immediately', 'daily', 'never')),
  sends_mail boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the last notification of new jobs went out.
  last_notified_at timestamptz
);
create index on saved_searches (candidate_user_id);

-- The jobs that a saved search found, each once. Jobs that were published when the candidate saved the search count as notified.
create table saved_search_hits (
  saved_search_id integer not null references saved_searches on delete cascade,
  job_id integer not null references job_offers on delete cascade,
  found_at timestamptz not null default now(),
  notified_at timestamptz,
  primary key (saved_search_id, job_id)
);
create index on saved_search_hits (job_id);
create index on saved_search_hits (saved_search_id) where notified_at is null;

-- Up to which change of the job index all saved searches were compared, in one row. Its lock lets one process at a time compare.
create table saved_search_looks (
  id boolean primary key default true check (id),
  seq bigint not null
);
insert into saved_search_looks (seq) values (0);
