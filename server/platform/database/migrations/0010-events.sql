-- Who did what to whom and when: visitor history, the access ledger and the response figures read from it. Rows are only added; leaving takes a person's own away.
create table events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z_]+$'),
  candidate_user_id uuid references candidate_users on delete cascade,
  company_id integer references companies on delete cascade,
  job_id integer references job_offers on delete set null,
  -- Which of the two acted; the member of a company is named in `detail`.
  actor text not null check (actor in ('candidate', 'company', 'operator', 'system')),
  -- What was seen or done, e.g. { "parts": ["work_experiences", "skill_types"] }.
  detail jsonb not null default '{}'
);
create index on events (candidate_user_id, at desc, id desc);
create index on events (company_id, at desc, id desc);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;
create trigger events_are_only_added before update on events for each row
  when (old.at is distinct from new.at or old.kind is distinct from new.kind or old.actor is distinct from new.actor or old.detail is distinct from new.detail)
  execute function refuse_change();

-- How candidates are told apart from their employers, and what may reach them.
create table candidate_privacy (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  -- 万円 a year; below it no scout arrives and no job is recommended. Never shown, never told.
  salary_floor integer check (salary_floor between 0 and 100000),
  -- How many scouts a week; null is as many as come, 0 none.
  scout_budget smallint check (scout_budget between 0 and 50),
  -- When scouts are delivered: at once, or gathered on one day of the week at one hour.
  scout_delivery text not null default 'immediately' check (scout_delivery in ('immediately', 'daily', 'weekly')),
  scout_delivery_weekday smallint check (scout_delivery_weekday between 0 and 6),
  scout_delivery_hour smallint check (scout_delivery_hour between 0 and 23),
  min_scout_integrity smallint not null default 0 check (min_scout_integrity between 0 and 100),
  updated_at timestamptz not null default now()
);

create table blocked_companies (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id)
);
create index on blocked_companies (company_id);

-- Rules that catch companies that exist and companies still to come: a keyword in the name, or the domain of the mail or web address.
create table block_rules (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  kind text not null check (kind in ('keyword', 'domain')),
  value text not null check (char_length(value) between 2 and 253),
  -- As it is compared (server/privacy/name-key.ts, domain-key.ts).
  key text not null check (key <> ''),
  created_at timestamptz not null default now(),
  unique (candidate_user_id, kind, key)
);

-- Employers of the history as they are compared; kept beside each change of the history.
create table employer_keys (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  user_work_experience_id integer not null references work_experiences on delete cascade,
  kind text not null check (kind in ('name', 'domain', 'corporate_number')),
  key text not null check (key <> ''),
  primary key (user_work_experience_id, kind, key)
);
create index on employer_keys (candidate_user_id);
create index on employer_keys (kind, key);

-- A blocked employer that the person wants to be seen by after all, e.g. a former one.
create table allowed_employers (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id)
);

-- The names and domains under which a company is known, as they are compared.
create table company_keys (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('name', 'domain', 'corporate_number')),
  key text not null check (key <> ''),
  primary key (company_id, kind, key)
);
create index on company_keys (kind, key);

-- What a candidate lets one company see: the career without a name, then name and contact.
create table reveals (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  level text not null check (level in ('career', 'contact')),
  granted_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id)
);

create table profile_update_requests (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  request_type smallint not null check (request_type in (1, 2)),
  -- Which fields the company would like to read: ids of the master profile_request_items.
  request_item_ids smallint[] not null check (cardinality(request_item_ids) > 0 and has_no_duplicates(request_item_ids)),
  requested_at timestamptz not null default now(),
  answered_at timestamptz
);
create index on profile_update_requests (candidate_user_id, request_type, requested_at desc);
create unique index on profile_update_requests (candidate_user_id, company_id, request_type) where answered_at is null;
insert into masters (master, id, key, name, name_en) values
  ('profile_request_items', 1, 'user_interest', '興味のあること', 'Interests'), ('profile_request_items', 2, 'user_desired_work_detail', '希望する仕事の内容', 'Desired work'), ('profile_request_items', 3, 'user_desired_job_fields', '希望する職種', 'Desired fields'), ('profile_request_items', 4, 'user_desired_employment_types', '希望する雇用形態', 'Desired employment'), ('profile_request_items', 5, 'user_preferred_work_areas', '希望する勤務地', 'Preferred areas'), ('profile_request_items', 6, 'user_desired_categories', '興味のある業種', 'Categories of interest'), ('profile_request_items', 7, 'user_interest_social_issues', '関心のある社会課題', 'Social issues of interest'), ('profile_request_items', 8, 'user_desired_company_phases', '希望する企業の段階', 'Company phases'), ('profile_request_items', 9, 'user_desired_company_kinds', '希望する企業の特徴', 'Company kinds'), ('profile_request_items', 10, 'working_day', '働ける日と時間', 'Working days'),
  ('profile_request_items', 11, 'your_vision', 'your vision', 'Your vision'), ('profile_request_items', 12, 'your_vision_reason', 'そう考える理由', 'Reason for the vision');
