-- People who look for work. Leaving deletes the row, and everything that hangs on it goes with it.
create table candidate_users (
  id uuid primary key default gen_random_uuid(),
  -- As typed; two spellings of one address are one person.
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored unique,
  email_verified_at timestamptz,
  -- Null for people who come with a passkey or LINE only.
  password_hash text,
  username text not null default '' check (char_length(username) <= 50),
  language text not null default 'ja' check (language in ('ja', 'en')),
  premium_granted_at timestamptz,
  is_open boolean not null default false,
  is_mama boolean not null default false,
  ai_consent_agreed boolean,
  line_user_id text unique,
  referral_code text not null default '' check (char_length(referral_code) <= 100),
  source text not null default '' check (char_length(source) <= 200),
  enable_notification boolean not null default true,
  enable_mail_magazine boolean not null default true,
  is_demo boolean not null default false,
  profile_registration_date timestamptz,
  -- What came before was seen: the list of companies that favourited me was opened then.
  favorites_by_companies_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What a candidate tells about themself, one row each. Sealed columns hold ciphertext (server/seal.ts): a copied table tells no address, phone number or birthday.
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
  -- The headline and the summary of one's work.
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
  -- 万円 a year. A wish, told to nobody but the matching; the floor below which nothing reaches me is in candidate_privacy.
  user_desired_min_salary integer check (user_desired_min_salary between 0 and 100000),

  your_vision text not null default '' check (char_length(your_vision) <= 2000),
  your_vision_reason text not null default '' check (char_length(your_vision_reason) <= 2000),
  -- 0 to 3 for each rule of the matching; what is absent counts 1.
  match_weights jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
create constraint trigger skill_types_are_known after insert or update of skill_types on candidate_profiles
  for each row execute function refuse_unknown_master('skill_types', 'skill_types');
create constraint trigger desired_skill_types_are_known after insert or update of user_desired_skill_types on candidate_profiles
  for each row execute function refuse_unknown_master('skill_types', 'user_desired_skill_types');
create constraint trigger employment_types_are_known after insert or update of employment_types on candidate_profiles
  for each row execute function refuse_unknown_master('work_employment_types', 'employment_types');
create constraint trigger desired_employment_types_are_known after insert or update of user_desired_employment_types on candidate_profiles
  for each row execute function refuse_unknown_master('employment_types', 'user_desired_employment_types');
create constraint trigger work_areas_are_known after insert or update of user_preferred_work_areas on candidate_profiles
  for each row execute function refuse_unknown_master('prefectures', 'user_preferred_work_areas');
create constraint trigger desired_job_fields_are_known after insert or update of user_desired_job_fields on candidate_profiles
  for each row execute function refuse_unknown_master('job_fields', 'user_desired_job_fields');
create constraint trigger desired_categories_are_known after insert or update of user_desired_categories on candidate_profiles
  for each row execute function refuse_unknown_master('company_categories', 'user_desired_categories');
create constraint trigger social_issues_are_known after insert or update of user_interest_social_issues on candidate_profiles
  for each row execute function refuse_unknown_master('social_issues', 'user_interest_social_issues');

create table work_experiences (
  user_work_experience_id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  organization_name text not null check (organization_name <> '' and char_length(organization_name) <= 200),
  -- The employer's legal number, when the person knows it, and the domain of its mail: both only to keep the employer from seeing this profile.
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

-- When I can work: minutes after midnight on one day of the week (0 = Sunday).
create table candidate_availabilities (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 1 and 1440),
  check (from_minute < to_minute),
  unique (candidate_user_id, weekday, from_minute)
);

-- What somebody agreed to or refused, in which version of the text. Only ever added to.
create table consents (
  id bigint generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  purpose text not null check (purpose <> ''),
  version text not null check (version <> ''),
  agreed boolean not null,
  decided_at timestamptz not null default now()
);
create index on consents (candidate_user_id, purpose, decided_at desc);

-- A registration in steps, kept once the address is verified.
create table temp_registratings (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  draft jsonb not null,
  updated_at timestamptz not null default now()
);

create table job_history_pdfs (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  storage_key uuid not null unique,
  file_name text not null check (char_length(file_name) between 1 and 255),
  byte_size integer not null check (byte_size > 0),
  state text not null default 'waiting' check (state in ('waiting', 'read', 'failed')),
  -- Told to the person, in words.
  failure text not null default '',
  page_count integer,
  uploaded_at timestamptz not null default now()
);
