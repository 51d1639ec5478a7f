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

  -- Where: the first prefecture, then city and street, then building; every prefecture one may work in.
  address smallint check (address between 1 and 48),
  address2 text not null default '',
  address3 text not null default '',
  prefectures smallint[] not null default '{}' check (has_no_duplicates(prefectures)),
  check (address is null or address = any (prefectures)),
  nearest_station text not null default '',
  workplace_change text not null default '',
  duties_change text not null default '',

  -- Who is looked for. `character` is the three as one text.
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
  fixed_overtime boolean not null default false,
  fixed_overtime_hours numeric(5, 1) check (fixed_overtime_hours > 0),
  -- Yen a month.
  fixed_overtime_amount integer check (fixed_overtime_amount > 0),
  base_pay integer check (base_pay > 0),
  fixed_overtime_excess_paid boolean,
  check (fixed_overtime or (fixed_overtime_hours is null and fixed_overtime_amount is null and fixed_overtime_excess_paid is null)),
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
  remote smallint not null default 0 check (remote between 0 and 2),
  flex boolean not null default false,
  core_time text not null default '',
  discretionary_work boolean not null default false,
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
  -- Conditions that are told at the meeting only; shown as such.
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

  check (state <> 'published' or (published_at is not null and confirmed_at is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (closed_reason is not null)),
  -- An advert without a text is none; the rest of law.md L2 is checked on publishing by the lint.
  check (state <> 'published' or description <> '')
);
create index on job_offers (company_id, updated_at desc, id desc);
create index on job_offers (confirmed_at desc, id desc) where state = 'published';

create constraint trigger job_fields_are_known after insert or update of job_fields on job_offers
  for each row execute function refuse_unknown_master('job_fields', 'job_fields');
create constraint trigger skill_types_are_known after insert or update of skill_types on job_offers
  for each row execute function refuse_unknown_master('skill_types', 'skill_types');
create constraint trigger prefectures_are_known after insert or update of prefectures on job_offers
  for each row execute function refuse_unknown_master('prefectures', 'prefectures');

-- Every public change of a published job: who, when, what. Written by the database so that no writer can forget it.
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

-- Who writes is said by the request: set_config('mebae.actor', name, true).
create function keep_job_offer_version() returns trigger language plpgsql as $$
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
                      'updated_at', 'published_at', 'confirmed_at', 'confirmed_by', 'source', 'source_url', 'reference_number')
  ) as changed;
  if differences is not null then
    insert into job_offer_versions (job_id, kind, changes, changed_by) values (new.id, 'changed', differences, actor);
  elsif new.confirmed_at is distinct from old.confirmed_at then
    insert into job_offer_versions (job_id, kind, changed_by, changed_at) values (new.id, 'confirmed', new.confirmed_by, new.confirmed_at);
  end if;
  return null;
end $$;
create trigger keep_version after update on job_offers for each row execute function keep_job_offer_version();

create function keep_first_job_offer_version() returns trigger language plpgsql as $$
begin
  insert into job_offer_versions (job_id, kind, changed_by, changed_at) values (new.id, 'published', new.confirmed_by, new.published_at);
  return null;
end $$;
create trigger keep_first_version after insert on job_offers for each row when (new.state = 'published') execute function keep_first_job_offer_version();
