-- hiring: people whom a company adds from outside of this site. No search, no match and no ledger of scouts reads these tables.
create table outside_candidates (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  phone_sealed text,
  source text not null check (source in ('referral', 'agent', 'event', 'company_site', 'other_site', 'other')),
  company_user_id uuid references company_users on delete set null,
  added_by_name text not null default '',
  asked_at timestamptz not null default now(),
  -- Without an answer everything is deleted then.
  answer_due_at timestamptz not null,
  consented_at timestamptz,
  -- The version of the words that were agreed to.
  consent_version text,
  -- Since when the company may store a résumé that it got elsewhere.
  upload_allowed_at timestamptz,
  -- What the mail promised: so many months after the last step everything is deleted. A longer setting of the company changes nothing here.
  keep_months smallint not null check (keep_months between 3 and 24),
  step text not null default 'entry'
    check (step in ('entry', 'casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer', 'end')),
  end_reason text check (end_reason in ('hired', 'declined', 'rejected', 'not_applicable')),
  moved_at timestamptz not null default now(),
  merged_at timestamptz,
  merged_by_name text not null default '',
  merged_into_id uuid references outside_candidates on delete set null,
  merged_application_id uuid references applications on delete set null,
  check ((step = 'end') = (end_reason is not null)),
  check ((consented_at is null) = (consent_version is null)),
  -- Before the consent there is the name, the address and the fact.
  check (consented_at is not null or (phone_sealed is null and upload_allowed_at is null and step = 'entry')),
  check (merged_into_id is null or merged_application_id is null),
  check (merged_into_id <> id)
);
create index on outside_candidates (company_id, email_key);
create index on outside_candidates (email_key);
create index on outside_candidates (job_id);
create index on outside_candidates (company_user_id);
create index on outside_candidates (merged_into_id);
create index on outside_candidates (merged_application_id);
create index on outside_candidates (answer_due_at) where consented_at is null;

-- Who takes their consent back stays away from a restored backup, too.
create trigger outside_candidates_leave after delete on outside_candidates for each row execute function record_erasure();

-- Links of mails to these people. A link is deleted when it is used.
create table outside_links (
  token_hash bytea primary key,
  outside_candidate_id uuid not null references outside_candidates on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on outside_links (outside_candidate_id);

-- The résumé: one for each person.
create table outside_files (
  id uuid primary key default gen_random_uuid(),
  outside_candidate_id uuid not null unique references outside_candidates on delete cascade,
  storage_key uuid not null default gen_random_uuid(),
  file_name text not null,
  media_type text not null,
  byte_size integer not null check (byte_size > 0),
  state text not null default 'scanning' check (state in ('scanning', 'clean', 'refused')),
  by_company boolean not null,
  created_at timestamptz not null default now()
);

-- No file without consent, whatever the code does.
create function refuse_file_before_consent() returns trigger language plpgsql as $$
begin
  perform from outside_candidates where id = new.outside_candidate_id and consented_at is not null
    and (not new.by_company or upload_allowed_at is not null) for key share;
  if not found then
    raise exception 'a file of somebody who did not consent' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger outside_files_need_consent before insert on outside_files for each row execute function refuse_file_before_consent();

-- The bytes go with their row, also where the row goes with its company.
create function delete_outside_file() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('delete_outside_file', json_build_object('storage_key', old.storage_key));
  return null;
end $$;
create trigger outside_files_delete_their_bytes after delete on outside_files for each row execute function delete_outside_file();

-- What happened, and what members noted.
create table outside_events (
  id bigint generated always as identity primary key,
  outside_candidate_id uuid not null references outside_candidates on delete cascade,
  at timestamptz not null default now(),
  kind text not null
    check (kind in ('asked', 'consented', 'changed', 'file_added', 'file_removed', 'file_opened', 'moved', 'noted', 'merged', 'unmerged')),
  -- Empty: the person themself.
  by_name text not null default '',
  detail text not null default '' check (char_length(detail) <= 2000)
);
create index on outside_events (outside_candidate_id);

-- Who refused is not asked again by this company; of the address only a keyed hash is stored.
create table outside_refusals (
  company_id integer not null references companies on delete cascade,
  email_hash bytea not null,
  refused_at timestamptz not null default now(),
  primary key (company_id, email_hash)
);

create table outside_settings (
  company_id integer primary key references companies on delete cascade,
  keep_months smallint not null check (keep_months between 3 and 24)
);
