-- candidates: profiles, surveys, and which companies may see whom.

-- A candidate's profile. Columns that end in `_sealed` hold ciphertext: a copied table shows no address, phone number or birthday.
create table candidate_profiles (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  name text not null default '' check (char_length(name) <= 100),
  name_reading text not null default '' check (char_length(name_reading) <= 100),
  sex text check (sex in ('female', 'male', 'other', 'no_answer')),
  birthday_sealed text,
  address smallint check (address between 1 and 48),
  postal_code_sealed text,
  address_detail_sealed text,
  phone_number_sealed text,
  english_level smallint check (english_level between 1 and 5),
  final_education_type text check (final_education_type in ('doctor', 'master', 'bachelor', 'junior_college', 'technical_college', 'vocational_school', 'high_school', 'junior_high_school', 'other')),
  final_education_name text not null default '' check (char_length(final_education_name) <= 200),
  final_education_field_of_study text not null default '' check (char_length(final_education_field_of_study) <= 200),
  final_education_end_date smallint check (final_education_end_date between 1930 and 2100),
  education_name text not null default '' check (char_length(education_name) <= 200),
  education_field_of_study text not null default '' check (char_length(education_field_of_study) <= 200),
  education_end_date smallint check (education_end_date between 1930 and 2100),
  highschool_name text not null default '' check (char_length(highschool_name) <= 200),
  highschool_field_of_study text not null default '' check (char_length(highschool_field_of_study) <= 200),
  highschool_end_date smallint check (highschool_end_date between 1930 and 2100),
  -- The headline and the summary of the career.
  job_history_name text not null default '' check (char_length(job_history_name) <= 200),
  job_summary text not null default '' check (char_length(job_summary) <= 4000),
  job_history_pdf_text text not null default '' check (char_length(job_history_pdf_text) <= 100000),
  job_history_pdf_edited_at timestamptz,
  skill_types smallint[] not null default '{}' check (has_no_duplicates(skill_types)),
  licenses text not null default '' check (char_length(licenses) <= 2000),
  employment_types smallint[] not null default '{}' check (has_no_duplicates(employment_types)),
  management_experience text check (management_experience in ('none', 'one_to_five', 'six_to_ten', 'eleven_to_twenty', 'over_twenty_one')),
  annual_income_range smallint check (annual_income_range between 1 and 14),

  -- Wishes.
  career_intention_rating text check (career_intention_rating in ('active', 'passive', 'gathering', 'no_considering')),
  purpose_intention text check (purpose_intention in ('find_new_job', 'find_side_job', 'find_both', 'undecided')),
  intention_updated_at timestamptz,
  working_day text not null default '' check (char_length(working_day) <= 200),
  user_interest text not null default '' check (char_length(user_interest) <= 2000),
  user_desired_work_detail text not null default '' check (char_length(user_desired_work_detail) <= 2000),
  user_desired_job_fields smallint[] not null default '{}' check (has_no_duplicates(user_desired_job_fields)),
  user_desired_skill_types smallint[] not null default '{}' check (has_no_duplicates(user_desired_skill_types)),
  user_desired_employment_types smallint[] not null default '{}' check (has_no_duplicates(user_desired_employment_types)),
  user_preferred_work_areas smallint[] not null default '{}' check (has_no_duplicates(user_preferred_work_areas)),
  user_desired_categories smallint[] not null default '{}' check (has_no_duplicates(user_desired_categories)),
  user_interest_social_issues smallint[] not null default '{}' check (has_no_duplicates(user_interest_social_issues)),
  user_desired_company_phases smallint[] not null default '{}' check (user_desired_company_phases <@ '{1,2,3}'),
  user_desired_company_kinds smallint[] not null default '{}' check (user_desired_company_kinds <@ '{4,5,6,7}'),
  user_desired_remote smallint check (user_desired_remote between 0 and 2),
  -- 万円 a year. A wish that only the matching reads; the floor under which nothing reaches the candidate is in `candidate_privacy`.
  user_desired_min_salary integer check (user_desired_min_salary between 0 and 100000),

  your_vision text not null default '' check (char_length(your_vision) <= 2000),
  your_vision_reason text not null default '' check (char_length(your_vision_reason) <= 2000),
  -- 0 to 3 for each rule of the matching; an absent rule counts 1.
  match_weights jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  -- The file from which `job_history_pdf_text` was read; a newer file that cannot be read does not give it its name. Null when the candidate wrote the text.
  job_history_text_file text
);
create constraint trigger skill_types_are_known after insert or update of skill_types on candidate_profiles
  for each row execute function refuse_unknown_lookup('skill_types', 'skill_types');
create constraint trigger desired_skill_types_are_known after insert or update of user_desired_skill_types on candidate_profiles
  for each row execute function refuse_unknown_lookup('skill_types', 'user_desired_skill_types');
create constraint trigger employment_types_are_known after insert or update of employment_types on candidate_profiles
  for each row execute function refuse_unknown_lookup('work_employment_types', 'employment_types');
create constraint trigger desired_employment_types_are_known after insert or update of user_desired_employment_types on candidate_profiles
  for each row execute function refuse_unknown_lookup('employment_types', 'user_desired_employment_types');
create constraint trigger work_areas_are_known after insert or update of user_preferred_work_areas on candidate_profiles
  for each row execute function refuse_unknown_lookup('prefectures', 'user_preferred_work_areas');
create constraint trigger desired_job_fields_are_known after insert or update of user_desired_job_fields on candidate_profiles
  for each row execute function refuse_unknown_lookup('job_fields', 'user_desired_job_fields');
create constraint trigger desired_categories_are_known after insert or update of user_desired_categories on candidate_profiles
  for each row execute function refuse_unknown_lookup('company_categories', 'user_desired_categories');
create constraint trigger social_issues_are_known after insert or update of user_interest_social_issues on candidate_profiles
  for each row execute function refuse_unknown_lookup('social_issues', 'user_interest_social_issues');

-- The employers in a candidate's history.
create table work_experiences (
  user_work_experience_id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  organization_name text not null check (organization_name <> '' and char_length(organization_name) <= 200),
  -- The employer's legal number, when the candidate knows it, and its mail domain. Both only hide this profile from the employer.
  corporate_number text check (corporate_number ~ '^[1-9][0-9]{12}$'),
  mail_domain text not null default '' check (char_length(mail_domain) <= 253),
  department_position text not null default '' check (char_length(department_position) <= 200),
  industry_type text not null default '' check (char_length(industry_type) <= 200),
  join_year smallint check (join_year between 1930 and 2100),
  join_month smallint check (join_month between 1 and 12),
  leave_year smallint check (leave_year between 1930 and 2100),
  leave_month smallint check (leave_month between 1 and 12),
  employment_type smallint check (employment_type between 1 and 8),
  work_summary text not null default '' check (char_length(work_summary) <= 4000),
  order_no smallint not null default 0,
  check (leave_year is null or join_year is null or (leave_year, coalesce(leave_month, 12)) >= (join_year, coalesce(join_month, 1)))
);
create index on work_experiences (candidate_user_id, order_no, user_work_experience_id);

-- When a candidate can work: minutes after midnight on one day of the week (0 = Sunday).
create table candidate_availabilities (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 1 and 1440),
  check (from_minute < to_minute),
  unique (candidate_user_id, weekday, from_minute)
);

-- The résumé PDF that a candidate uploaded. The worker reads its text.
create table job_history_pdfs (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  storage_key uuid not null unique,
  file_name text not null check (char_length(file_name) between 1 and 255),
  byte_size integer not null check (byte_size > 0),
  state text not null default 'waiting' check (state in ('waiting', 'read', 'failed')),
  -- The text about it that the candidate reads.
  failure text not null default '',
  page_count integer,
  uploaded_at timestamptz not null default now()
);

-- The draft of a registration in steps, stored once the address is verified.
create table temp_registratings (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  draft jsonb not null,
  updated_at timestamptz not null default now()
);

-- A company's request that a candidate fill in parts of the profile.
create table profile_update_requests (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  request_type smallint not null check (request_type in (1, 2)),
  -- Which fields the company would like to read: ids of the lookup table profile_request_items.
  request_item_ids smallint[] not null check (cardinality(request_item_ids) > 0 and has_no_duplicates(request_item_ids)),
  requested_at timestamptz not null default now(),
  answered_at timestamptz
);
create index on profile_update_requests (candidate_user_id, request_type, requested_at desc);
create unique index on profile_update_requests (candidate_user_id, company_id, request_type) where answered_at is null;

-- A guided self-interview: the answers and the draft made of them.
create table ai_interviews (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  answers jsonb not null default '{}',
  draft jsonb,
  -- `form` without an external service.
  made_by text not null default 'form' check (made_by <> ''),
  started_at timestamptz not null default now(),
  published_at timestamptz
);
create index on ai_interviews (candidate_user_id, started_at desc);

-- The questionnaires that operators write.
create table surveys (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9_]+$'),
  title text not null check (title <> ''),
  description text not null default '',
  -- [{ key, label, kind: "choice" | "choices" | "text" | "scale", choices?, required }]
  questions jsonb not null,
  opens_at timestamptz not null default now(),
  closes_at timestamptz,
  is_demo boolean not null default false,
  revision integer not null default 1
);

-- One candidate's answers to a survey.
create table survey_answers (
  survey_id integer not null references surveys on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  -- Null when the candidate chose “not now”: the survey does not ask again.
  answers jsonb,
  answered_at timestamptz not null default now(),
  primary key (survey_id, candidate_user_id)
);

-- Whether a candidate belongs to the segment of an announcement. A field that the segment leaves out does not narrow it. The function stands here and not
-- beside the announcements, because an SQL function needs its tables.
create function candidate_is_meant(segment jsonb, candidate uuid) returns boolean language sql stable as $$
  select segment = '{}' or exists (
    select from candidate_users as users join accounts using (id) join candidate_profiles as profiles on profiles.candidate_user_id = users.id
    where users.id = candidate
      and (segment->'verified' is null or (accounts.email_verified_at is not null) = (segment->>'verified')::boolean)
      and (segment->'career_intention_rating' is null or segment->'career_intention_rating' ? profiles.career_intention_rating)
      and (segment->'job_fields' is null or exists (
        select from jsonb_array_elements_text(segment->'job_fields') as wanted (id) where wanted.id::smallint = any(profiles.user_desired_job_fields)))
      and (segment->'prefectures' is null or segment->'prefectures' @> to_jsonb(profiles.address))
      and (segment->'registered_from' is null or users.created_at >= (segment->>'registered_from')::timestamp at time zone 'Asia/Tokyo')
      and (segment->'registered_until' is null
        or users.created_at < ((segment->>'registered_until')::timestamp + interval '1 day') at time zone 'Asia/Tokyo'))
$$;

-- Which messages may reach a candidate, and by which channel.
create table candidate_privacy (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  -- 万円 a year; below it no scout arrives and no job is recommended. Only the candidate ever sees it.
  salary_floor integer check (salary_floor between 0 and 100000),
  -- How many scouts a week; null for any number, 0 for none.
  scout_budget smallint check (scout_budget between 0 and 50),
  -- Scouts arrive at once, or gathered on one day of the week at one hour.
  scout_delivery text not null default 'immediately' check (scout_delivery in ('immediately', 'daily', 'weekly')),
  scout_delivery_weekday smallint check (scout_delivery_weekday between 0 and 6),
  scout_delivery_hour smallint check (scout_delivery_hour between 0 and 23),
  min_scout_integrity smallint not null default 0 check (min_scout_integrity between 0 and 100),
  updated_at timestamptz not null default now()
);

-- A company that a candidate blocked by hand.
create table blocked_companies (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id)
);
create index on blocked_companies (company_id);

-- Rules that also block companies that sign up later: a keyword in the name, or the domain of the mail or web address.
create table block_rules (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  kind text not null check (kind in ('keyword', 'domain')),
  value text not null check (char_length(value) between 2 and 253),
  -- As it is compared.
  key text not null check (key <> ''),
  created_at timestamptz not null default now(),
  unique (candidate_user_id, kind, key)
);
create index on block_rules (kind, key);

-- The employers of a candidate's history, normalised for comparison with `company_keys`. Operations rewrite them with each change of the history.
create table employer_keys (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  user_work_experience_id integer not null references work_experiences on delete cascade,
  kind text not null check (kind in ('name', 'domain', 'corporate_number')),
  key text not null check (key <> ''),
  primary key (user_work_experience_id, kind, key)
);
create index on employer_keys (candidate_user_id);
create index on employer_keys (kind, key);

-- An employer that a candidate wants to be seen by after all, for example a former one.
create table allowed_employers (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id)
);

-- Which company may not see which candidate, and why, readable from either side; every other place reads it. An employer's name, number or domain also blocks
-- all companies of the same group.
create view company_blocks as
  select candidate_user_id, company_id, 'hand' as reason, null::integer as block_rule_id, null::integer as user_work_experience_id from blocked_companies
  union all
  select candidate_user_id, company_id, 'rule', block_rules.id, null from block_rules
    join company_keys on company_keys.kind = 'name' and strpos(company_keys.key, block_rules.key) > 0
    where block_rules.kind = 'keyword'
  union all
  select candidate_user_id, company_id, 'rule', block_rules.id, null from block_rules
    join company_keys on company_keys.kind = 'domain' and company_keys.key = block_rules.key
    where block_rules.kind = 'domain'
  union all
  select candidate_user_id, company_id, 'employer', null, user_work_experience_id from employer_keys
    join company_keys using (kind, key)
    where not exists (
      select from allowed_employers as allowed where allowed.candidate_user_id = employer_keys.candidate_user_id and allowed.company_id = company_keys.company_id
    )
  union all
  select candidate_user_id, affiliates.id, 'employer', null, user_work_experience_id from employer_keys
    join company_keys using (kind, key)
    join companies as employers on employers.id = company_keys.company_id
    join companies as affiliates
      on coalesce(affiliates.group_number, affiliates.corporate_number) = coalesce(employers.group_number, employers.corporate_number)
      and affiliates.id <> employers.id
    where not exists (
      select from allowed_employers as allowed where allowed.candidate_user_id = employer_keys.candidate_user_id and allowed.company_id = affiliates.id
    );

-- Which candidates a member with the role `guest` sees, of those who are in contact with the company.
create table candidate_assignments (
  company_user_id uuid not null references company_users on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (company_user_id, candidate_user_id)
);
create index on candidate_assignments (candidate_user_id);

-- Which user did what to which candidate, and when: the visitor history, the access ledger and the response figures read it. Rows are only added; when a
-- candidate leaves, theirs are deleted.
create table events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z_]+$'),
  candidate_user_id uuid references candidate_users on delete cascade,
  company_id integer references companies on delete cascade,
  job_id integer references job_offers on delete set null,
  -- Which side acted; `detail` names the member of a company.
  actor text not null check (actor in ('candidate', 'company', 'operator', 'system')),
  -- The parts that were read or changed, for example { "parts": ["work_experiences", "skill_types"] }.
  detail jsonb not null default '{}'
);
create index on events (candidate_user_id, at desc, id desc);
create index on events (company_id, at desc, id desc);
-- The events from which the response figures are counted, without the many opened profiles.
create index events_of_response_ledger on events (company_id, at, id)
  where kind in ('applied', 'scout_accepted', 'message_sent', 'meeting_changed', 'meeting_answered', 'selection_changed', 'thread_closed', 'thread_parked');
create trigger events_are_only_added before update on events for each row
  when (old.at is distinct from new.at or old.kind is distinct from new.kind or old.actor is distinct from new.actor or old.detail is distinct from new.detail)
  execute function refuse_change();
