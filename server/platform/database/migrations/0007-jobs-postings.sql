-- jobs: postings with their versions and reviews, and the changes that the job index follows.

-- A job posting. Members edit it, an import may create it.
create table job_offers (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'in_review', 'published', 'paused', 'closed')),
  closed_reason text check (closed_reason in ('filled', 'expired', 'withdrawn')),
  active boolean not null generated always as (state = 'published') stored,
  position text not null default '',
  position_title text not null check (position_title <> '' and char_length(position_title) <= 300),
  tagline text not null default '',
  description text not null default '',

  -- Where: the first prefecture, then city and street, then building. `prefectures` holds every prefecture one may work in.
  address smallint check (address between 1 and 48),
  address2 text not null default '',
  address3 text not null default '',
  prefectures smallint[] not null default '{}' check (has_no_duplicates(prefectures)),
  check (address is null or address = any (prefectures)),
  nearest_station text not null default '',
  workplace_change text not null default '',
  duties_change text not null default '',

  -- The candidate whom the company looks for. `character` is the three fields as one text.
  required_skills text not null default '',
  preferred_skills text not null default '',
  desired_person text not null default '',
  character text not null generated always as (
    case when required_skills = '' then '' else E'【必須】\n' || required_skills || E'\n' end ||
    case when preferred_skills = '' then '' else E'【歓迎】\n' || preferred_skills || E'\n' end ||
    case when desired_person = '' then '' else E'【求める人物像】\n' || desired_person end
  ) stored,
  skill_types smallint[] not null default '{}' check (has_no_duplicates(skill_types)),
  job_fields smallint[] not null default '{}' check (has_no_duplicates(job_fields)),

  -- Pay: in 万円 a year; `salary` is the text as given, `pay_*` the figures of that text in yen per unit.
  min_salary integer check (min_salary between 1 and 100000),
  max_salary integer check (max_salary between 1 and 100000),
  check (max_salary >= min_salary),
  salary text not null default '',
  pay_unit text check (pay_unit in ('year', 'month', 'day', 'hour')),
  pay_min integer check (pay_min > 0),
  pay_max integer check (pay_max >= pay_min),
  bonus text not null default '',
  raise text not null default '',
  -- Null where the posting does not say, as for `remote`, `flex` and `discretionary_work`.
  fixed_overtime boolean,
  fixed_overtime_hours numeric(5, 1) check (fixed_overtime_hours > 0),
  -- Yen a month.
  fixed_overtime_amount integer check (fixed_overtime_amount > 0),
  base_pay integer check (base_pay > 0),
  fixed_overtime_excess_paid boolean,
  check (fixed_overtime is true or (fixed_overtime_hours is null and fixed_overtime_amount is null and fixed_overtime_excess_paid is null)),
  stock_option boolean not null default false,
  treatment text not null default '',
  insurance text not null default '',

  -- When.
  default_starting_time text not null default '' check (default_starting_time = '' or default_starting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  default_ending_time text not null default '' check (default_ending_time = '' or default_ending_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  break_time smallint check (break_time between 0 and 480),
  overtime text not null default '',
  holiday text not null default '',
  max_week_work_days smallint check (max_week_work_days between 1 and 7),
  min_week_work_days smallint check (min_week_work_days between 1 and 7),
  check (max_week_work_days >= min_week_work_days),
  remote smallint check (remote between 0 and 2),
  flex boolean,
  core_time text not null default '',
  discretionary_work boolean,
  discretionary_work_terms text not null default '',

  -- On what terms.
  employment_types smallint[] not null default '{}' check (has_no_duplicates(employment_types) and employment_types <@ array[1, 2, 3, 4, 5]::smallint[]),
  employment_type1 boolean not null generated always as (1 = any (employment_types)) stored,
  employment_type2 boolean not null generated always as (2 = any (employment_types)) stored,
  employment_type3 boolean not null generated always as (3 = any (employment_types)) stored,
  employment_type4 boolean not null generated always as (4 = any (employment_types)) stored,
  employment_type5 boolean not null generated always as (5 = any (employment_types)) stored,
  employment_status text not null default '',
  contract_period text not null default '',
  renewal_rule text not null default '',
  renewal_limit text not null default '',
  trial text not null default '',
  trial_months numeric(4, 1) check (trial_months > 0 and trial_months <= 24),
  trial_terms text not null default '',
  smoking_rule text not null default '',
  is_dispatch boolean not null default false,
  -- 業務委託: how it is paid, for how long, how it ends (law.md L20).
  contractor_fee text not null default '',
  contractor_period text not null default '',
  contractor_termination text not null default '',
  recruiter_name text not null default '',
  -- Conditions that the company states at the meeting only; the page says so.
  deferred_terms text[] not null default '{}',
  deny_side_job_apply boolean not null default false,

  source text,
  source_url text check (source_url ~ '^https?://'),
  reference_number text,
  unique (source, reference_number),

  published_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text not null default '',
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The salary a year was computed from pay by the hour or day and the stated hours. The page shows it as an estimate.
  is_salary_estimated boolean not null default false,
  -- The company's questions to every applicant: at most ten, in the order of the form.
  questions jsonb not null default '[]'
  check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 10),
  check (state <> 'published' or (published_at is not null and confirmed_at is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (closed_reason is not null)),
  -- A posting has a text; the lint checks the rest of law.md L2 on publishing.
  check (state <> 'published' or description <> '')
);
create index on job_offers (company_id, updated_at desc, id desc);
create index on job_offers (confirmed_at desc, id desc) where state = 'published';
-- Lists show the newest jobs of each company on the page: without this index, PostgreSQL reads and sorts all jobs of these companies each time.
create index job_offers_newest_of_company on job_offers (company_id, confirmed_at desc, id desc) where state = 'published';
create constraint trigger job_fields_are_known after insert or update of job_fields on job_offers
  for each row execute function refuse_unknown_lookup('job_fields', 'job_fields');
create constraint trigger skill_types_are_known after insert or update of skill_types on job_offers
  for each row execute function refuse_unknown_lookup('skill_types', 'skill_types');
create constraint trigger prefectures_are_known after insert or update of prefectures on job_offers
  for each row execute function refuse_unknown_lookup('prefectures', 'prefectures');
-- Notifications refer to jobs, which are listed later.
alter table notifications add foreign key (job_id) references job_offers on delete cascade;

-- Every public change of a published posting: the member, the time and the change. Triggers write it, so that no writer can miss one.
create table job_offer_versions (
  id integer generated always as identity primary key,
  job_id integer not null references job_offers on delete cascade,
  kind text not null check (kind in ('published', 'changed', 'confirmed', 'paused', 'closed')),
  -- { field: { from, to } } for `changed`.
  changes jsonb not null default '{}',
  changed_by text not null default '',
  changed_at timestamptz not null default now()
);
create index on job_offer_versions (job_id, changed_at desc, id desc);

-- The request names the writer: set_config('mebae.actor', name, true). Questions are no part of the posting that the public reads, and not of its history.
create function save_job_offer_version() returns trigger language plpgsql as $$
declare
  actor text := coalesce(nullif(current_setting('mebae.actor', true), ''), new.confirmed_by);
  differences jsonb;
begin
  if new.state <> old.state then
    insert into job_offer_versions (job_id, kind, changed_by)
    select new.id, kind, actor from (values ('published'), ('paused'), ('closed')) as kinds (kind) where kind = new.state;
  end if;
  if new.state <> 'published' or old.state <> 'published' then return null; end if;

  select jsonb_object_agg(key, jsonb_build_object('from', old_value, 'to', new_value)) into differences
  from (
    select key, old_row.value as old_value, new_row.value as new_value
    from jsonb_each(to_jsonb(old)) as old_row join jsonb_each(to_jsonb(new)) as new_row using (key)
    where old_row.value is distinct from new_row.value
      and key not in ('state', 'active', 'character', 'employment_type1', 'employment_type2', 'employment_type3', 'employment_type4', 'employment_type5',
                      'updated_at', 'published_at', 'confirmed_at', 'confirmed_by', 'source', 'source_url', 'reference_number', 'questions')
  ) as changed;
  if differences is not null then
    insert into job_offer_versions (job_id, kind, changes, changed_by) values (new.id, 'changed', differences, actor);
  elsif new.confirmed_at is distinct from old.confirmed_at then
    insert into job_offer_versions (job_id, kind, changed_by, changed_at) values (new.id, 'confirmed', new.confirmed_by, new.confirmed_at);
  end if;
  return null;
end $$;
create trigger save_version after update on job_offers for each row execute function save_job_offer_version();

create function save_first_job_offer_version() returns trigger language plpgsql as $$
begin
  insert into job_offer_versions (job_id, kind, changed_by, changed_at) values (new.id, 'published', new.confirmed_by, new.published_at);
  return null;
end $$;
create trigger save_first_version after insert on job_offers for each row when (new.state = 'published') execute function save_first_job_offer_version();

-- A review by an operator before a posting becomes public, needed for the first posting of a company (threats.md T28). One row for each request; the open one
-- has no decision.
create table job_offer_reviews (
  id integer generated always as identity primary key,
  job_id integer not null references job_offers on delete cascade,
  requested_at timestamptz not null default now(),
  requested_by text not null default '',
  decided_at timestamptz,
  decided_by text not null default '',
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  -- The reason that the company reads after a refusal.
  reason text not null default '',
  -- The posting as it was when the review was requested; once decided, the posting that was decided on.
  content jsonb,
  check ((decided_at is null) = (decision is null))
);
create unique index on job_offer_reviews (job_id) where decided_at is null;
create index on job_offer_reviews (requested_at) where decided_at is null;

-- A posting that operators took down. It becomes public again only after a review.
create table job_take_downs (
  id integer generated always as identity primary key,
  job_id integer not null references job_offers on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  taken_down_at timestamptz not null,
  lifted_at timestamptz
);
create unique index on job_take_downs (job_id) where lifted_at is null;

-- Postings that operators marked for senior candidates. The mark is no part of the posting: it makes no version and notifies no applicant.
create table premium_jobs (
  job_id integer primary key references job_offers on delete cascade,
  marked_at timestamptz not null,
  marked_by uuid references operator_users on delete set null
);

-- The notification to applicants that the conditions of a job change (docs/decisions, a changed posting). A trigger writes it, so that no way of changing a
-- job (editor, import, operator, a statement by hand) can miss it.
create table job_change_notices (
  id uuid primary key default gen_random_uuid(),
  job_id integer not null references job_offers on delete cascade,
  -- The conditions before the first change that applicants were not notified of yet, and those that they were notified of.
  before jsonb not null,
  after jsonb,
  send_at timestamptz not null,
  -- Null while it waits. At most one waits for each job.
  notified_at timestamptz,
  check ((after is null) = (notified_at is null))
);
create unique index on job_change_notices (job_id) where notified_at is null;
create index on job_change_notices (job_id);

-- The conditions of a job of which applicants are notified. The contract lists the same fields.
create function notified_terms(job job_offers) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(job)) where key in (
    'min_salary', 'max_salary', 'salary', 'pay_unit', 'pay_min', 'pay_max', 'bonus', 'raise', 'base_pay', 'contractor_fee', 'stock_option',
    'fixed_overtime', 'fixed_overtime_hours', 'fixed_overtime_amount', 'fixed_overtime_excess_paid',
    'address', 'address2', 'address3', 'prefectures', 'nearest_station', 'workplace_change', 'remote', 'smoking_rule',
    'default_starting_time', 'default_ending_time', 'break_time', 'overtime', 'holiday', 'max_week_work_days', 'min_week_work_days',
    'flex', 'core_time', 'discretionary_work', 'discretionary_work_terms',
    'position', 'description', 'duties_change',
    'employment_types', 'employment_status', 'contract_period', 'renewal_rule', 'renewal_limit', 'trial', 'trial_months', 'trial_terms',
    'insurance', 'treatment', 'is_dispatch', 'contractor_period', 'contractor_termination', 'recruiter_name')
$$;

-- Waits a minute after the last change, so that several changes in a row make one notification.
create function queue_job_change_notice() returns trigger language plpgsql as $$
declare
  terms_before jsonb := notified_terms(old);
  terms_after jsonb := notified_terms(new);
  -- The writer's clock, where the writer gives one.
  moment timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
  notice job_change_notices;
begin
  if terms_before = terms_after then return null; end if;
  update job_change_notices set send_at = moment + interval '60 seconds' where job_id = new.id and notified_at is null returning * into notice;
  if notice.id is null then
    if not exists (select from applications where job_id = new.id and step <> 'end') then return null; end if;
    insert into job_change_notices (job_id, before, send_at) values (new.id, terms_before, moment + interval '60 seconds') returning * into notice;
  elsif notice.before = terms_after then
    -- Changed back: there is nothing to notify of.
    delete from job_change_notices where id = notice.id;
    return null;
  end if;
  perform graphile_worker.add_job('notify_job_change', json_build_object('notice_id', notice.id), run_at => notice.send_at, max_attempts => 12,
    job_key => 'job_change:' || notice.id, job_key_mode => 'replace');
  return null;
end $$;
-- Lists the columns, so that confirming many jobs costs nothing.
create trigger queue_change_notice after update of
    min_salary, max_salary, salary, pay_unit, pay_min, pay_max, bonus, raise, base_pay, contractor_fee, stock_option,
    fixed_overtime, fixed_overtime_hours, fixed_overtime_amount, fixed_overtime_excess_paid,
    address, address2, address3, prefectures, nearest_station, workplace_change, remote, smoking_rule,
    default_starting_time, default_ending_time, break_time, overtime, holiday, max_week_work_days, min_week_work_days,
    flex, core_time, discretionary_work, discretionary_work_terms,
    position, description, duties_change,
    employment_types, employment_status, contract_period, renewal_rule, renewal_limit, trial, trial_months, trial_terms,
    insurance, treatment, is_dispatch, contractor_period, contractor_termination, recruiter_name
  on job_offers for each row when (old.published_at is not null) execute function queue_job_change_notice();

-- Numbers the changes of jobs.
create sequence market_change_seq;

-- Which jobs changed, in the order of the commits: every process updates its job index from it. One row for each job, its latest change only, so that the
-- table never outgrows the jobs.
create table job_index_changes (
  job_id integer primary key,
  seq bigint not null unique
);

-- Runs at the commit, when the transaction holds all its row locks: the advisory lock makes the sequence follow the commits and cannot deadlock.
create function record_job_index_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  if tg_table_name = 'job_offers' then
    insert into job_index_changes (job_id, seq) values (coalesce(new.id, old.id), nextval('market_change_seq'))
    on conflict (job_id) do update set seq = excluded.seq;
  else
    insert into job_index_changes (job_id, seq) select id, nextval('market_change_seq') from job_offers where company_id = new.id
    on conflict (job_id) do update set seq = excluded.seq;
  end if;
  perform pg_notify('job_index', '');
  return null;
end $$;
create constraint trigger follow_job_offer after insert or update or delete on job_offers
  deferrable initially deferred for each row execute function record_job_index_change();
-- The job index searches no other columns of a company.
create constraint trigger follow_company after update of name, state, end_of_contract, category_ids, employee_range,
  feature1, feature2, feature3, feature4, feature5, feature6, feature7 on companies
  deferrable initially deferred for each row execute function record_job_index_change();

-- After a rename, every process indexes the jobs that carry the name again.
create function follow_lookup_name() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  insert into job_index_changes (job_id, seq)
  select jobs.id, nextval('market_change_seq') from job_offers as jobs join companies on companies.id = jobs.company_id
  where case new.master
    when 'skill_types' then new.id = any(jobs.skill_types)
    when 'job_fields' then new.id = any(jobs.job_fields)
    when 'prefectures' then new.id = any(jobs.prefectures)
    when 'employment_types' then new.id = any(jobs.employment_types)
    when 'remote' then new.id = jobs.remote
    when 'company_categories' then new.id = any(companies.category_ids)
    else false end
  on conflict (job_id) do update set seq = excluded.seq;
  perform pg_notify('job_index', '');
  return null;
end $$;
create constraint trigger follow_name after update of name on lookups
  deferrable initially deferred for each row when (old.name is distinct from new.name) execute function follow_lookup_name();

-- The job index follows the mark as it follows the job.
create function follow_premium_job() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  insert into job_index_changes (job_id, seq) values (coalesce(new.job_id, old.job_id), nextval('market_change_seq'))
  on conflict (job_id) do update set seq = excluded.seq;
  perform pg_notify('job_index', '');
  return null;
end $$;
create constraint trigger follow_premium_job after insert or update or delete on premium_jobs
  deferrable initially deferred for each row execute function follow_premium_job();
