-- What operators announce: a draft has no `published_at`; who of an audience is meant stands in `segment` (contract/segments.ts), empty for everybody.
alter table notifications
  add column published_at timestamptz default now(),
  add column stopped_at timestamptz,
  add column segment jsonb not null default '{}',
  -- Grows with each save: whoever saves over another's is told.
  add column revision integer not null default 1,
  -- What is public: one row of notice_versions each.
  add column version integer not null default 1,
  -- Confirmations of earlier versions do not count any more.
  add column asked_version integer not null default 1,
  add check (asked_version between 1 and version),
  add check (candidate_user_id is null or audience = 'candidates');

create table notice_versions (
  notification_id integer not null references notifications on delete cascade,
  version integer not null check (version > 0),
  at timestamptz not null default now(),
  operator_user_id text not null default '',
  operator_name text not null default '',
  asks_again boolean not null default false,
  content jsonb not null,
  primary key (notification_id, version)
);

-- As notification_receipts, for members of companies.
create table member_notice_receipts (
  notification_id integer not null references notifications on delete cascade,
  company_user_id uuid not null references company_users on delete cascade,
  viewed_at timestamptz,
  confirmed_at timestamptz,
  primary key (notification_id, company_user_id)
);
create index on member_notice_receipts (company_user_id);

-- Who confirmed which version when. Receipts say how it stands; this stays when a later version asks again.
create table notice_confirmations (
  id bigint generated always as identity primary key,
  notification_id integer not null references notifications on delete cascade,
  version integer not null,
  candidate_user_id uuid references candidate_users on delete cascade,
  company_user_id uuid references company_users on delete cascade,
  confirmed_at timestamptz not null,
  check (num_nonnulls(candidate_user_id, company_user_id) = 1),
  unique nulls not distinct (notification_id, version, candidate_user_id, company_user_id)
);
create index on notice_confirmations (candidate_user_id);
create index on notice_confirmations (company_user_id);

-- An event for everybody of an area.
alter table live_events
  add column audience text check (audience in ('candidates', 'companies')),
  drop constraint live_events_check,
  add constraint live_events_check check (num_nonnulls(candidate_user_id, company_id, audience) >= 1);
create index on live_events (audience, id) where audience is not null;

-- Personal data of many leave the service only when a second operator agreed.
create table export_approvals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('notice_confirmations')),
  subject_id text not null,
  reason text not null check (reason <> ''),
  requested_at timestamptz not null,
  requested_by text not null,
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_name text,
  decided_reason text not null default '',
  is_approved boolean,
  -- Until when the file can be fetched.
  expires_at timestamptz,
  fetched_at timestamptz,
  check (decided_by <> requested_by),
  check (num_nulls(decided_at, decided_by, decided_by_name, is_approved) in (0, 4)),
  check ((expires_at is not null) = coalesce(is_approved, false)),
  check (fetched_at is null or is_approved)
);
create index on export_approvals (requested_at desc);

alter table banners
  add column revision integer not null default 1,
  alter column order_no type integer;
-- A picture without a company is one of the operators'.
alter table company_pictures alter column company_id drop not null;

alter table masters
  add column revision integer not null default 1,
  add constraint masters_fit check (id <= 32767);

-- A name that changes is searched under the new one: the jobs that carry it are read anew by every process.
create function follow_master_name() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  insert into market_changes (job_id, seq)
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
  update candidate_search_texts as kept set text = null, version = kept.version + 1 from candidate_profiles as profiles
  where profiles.candidate_user_id = kept.candidate_user_id and case new.master
    when 'skill_types' then new.id = any(profiles.skill_types || profiles.user_desired_skill_types)
    when 'job_fields' then new.id = any(profiles.user_desired_job_fields)
    else false end;
  perform pg_notify('market', '');
  return null;
end $$;
create constraint trigger follow_name after update of name on masters
  deferrable initially deferred for each row when (old.name is distinct from new.name) execute function follow_master_name();

-- Pages that are kept for visitors carry names and choices: each process lets go of them.
create function tell_masters() returns trigger language plpgsql as $$
begin
  perform pg_notify('masters', '');
  return null;
end $$;
create trigger tell_masters after insert or update or delete on masters for each statement execute function tell_masters();

alter table surveys add column revision integer not null default 1;

-- Whom a segment means (contract/segments.ts); what it does not name does not narrow it.
create function candidate_is_meant(segment jsonb, candidate uuid) returns boolean language sql stable as $$
  select segment = '{}' or exists (
    select from candidate_users as users join candidate_profiles as profiles on profiles.candidate_user_id = users.id
    where users.id = candidate
      and (segment->'verified' is null or (users.email_verified_at is not null) = (segment->>'verified')::boolean)
      and (segment->'career_intention_rating' is null or segment->'career_intention_rating' ? profiles.career_intention_rating)
      and (segment->'job_fields' is null or exists (
        select from jsonb_array_elements_text(segment->'job_fields') as wanted (id) where wanted.id::smallint = any(profiles.user_desired_job_fields)))
      and (segment->'prefectures' is null or segment->'prefectures' @> to_jsonb(profiles.address))
      and (segment->'registered_from' is null or users.created_at >= (segment->>'registered_from')::timestamp at time zone 'Asia/Tokyo')
      and (segment->'registered_until' is null
        or users.created_at < ((segment->>'registered_until')::timestamp + interval '1 day') at time zone 'Asia/Tokyo'))
$$;
create function member_is_meant(segment jsonb, member uuid) returns boolean language sql stable as $$
  select segment = '{}' or exists (
    select from company_users as users join companies on companies.id = users.company_id
    where users.id = member
      and (segment->'states' is null or segment->'states' ? companies.state)
      and (segment->'roles' is null or segment->'roles' ? users.role))
$$;
