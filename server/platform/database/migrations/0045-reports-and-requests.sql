-- Whom operators restrict reads, exports and leaves, and nothing else; companies do not see them (docs/decisions/0045-people-and-reports.md).
alter table candidate_users
  add restricted_at timestamptz,
  -- What the person is told.
  add restriction_reason text not null default '' check (char_length(restriction_reason) <= 1000);
alter table company_users
  add restricted_at timestamptz,
  add restriction_reason text not null default '' check (char_length(restriction_reason) <= 1000);

-- Reports and complaints: one ticket each, whoever wrote it and whatever it is about.
create table reports (
  id uuid primary key default gen_random_uuid(),
  -- What the reporter is told and quotes on the telephone.
  number integer generated always as identity unique,
  about text not null check (about in ('job', 'company', 'message', 'thread', 'service')),
  kind text not null check (kind ~ '^[a-z_]+$'),
  note text not null default '' check (char_length(note) <= 2000),
  -- Who reported. The reported side never learns it. Nobody of the two: a visitor, who may have left an address.
  reporter text not null check (reporter in ('candidate', 'company', 'visitor')),
  candidate_user_id uuid references candidate_users on delete set null,
  company_user_id uuid references company_users on delete set null,
  reporter_email text check (reporter_email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(reporter_email) <= 254),
  -- What is reported, and how it read at that moment: pages change, and messages are nobody's to read but what is quoted here.
  job_id integer references job_offers on delete set null,
  company_id integer references companies on delete set null,
  thread_id uuid references threads on delete set null,
  message_id uuid references messages on delete set null,
  snapshot jsonb not null default '{}',
  quote text not null default '',
  state text not null default 'open' check (state in ('open', 'taken', 'answered', 'closed')),
  operator_user_id uuid references operator_users on delete set null,
  due_at timestamptz not null,
  answer text not null default '' check (char_length(answer) <= 4000),
  answered_at timestamptz,
  closed_at timestamptz,
  -- Two who work on one ticket do not overwrite each other.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((state = 'closed') = (closed_at is not null)),
  check (not (state = 'answered') or answered_at is not null)
);
create index on reports (due_at) where state in ('open', 'taken');
create index on reports (candidate_user_id);
create index on reports (company_user_id);
create index on reports (job_id);
create index on reports (company_id);
create index on reports (thread_id);
create index on reports (message_id);
create index on reports (operator_user_id);
create index on reports (closed_at);

-- What operators did on a ticket, for themselves.
create table report_steps (
  id bigint generated always as identity primary key,
  report_id uuid not null references reports on delete cascade,
  at timestamptz not null,
  operator_name text not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  note text not null default '' check (char_length(note) <= 2000)
);
create index on report_steps (report_id, id);

-- What was reported before tickets had a table of their own.
insert into reports (id, about, kind, note, reporter, candidate_user_id, company_user_id, company_id, thread_id, message_id, quote, due_at, created_at)
select old.id, case when old.message_id is null then 'thread' else 'message' end, case old.reason when 'false_terms' then 'terms_differ' else old.reason end, old.note,
  case when by_company then 'company' else 'candidate' end, case when by_company then null else threads.candidate_user_id end, old.company_user_id, threads.company_id,
  old.thread_id, old.message_id, old.quote, old.created_at + interval '7 days', old.created_at
from thread_reports as old join threads on threads.id = thread_id order by old.created_at, old.id;
drop table thread_reports;

-- Two operators open one reported thread for some days: one asks, another decides. Both sides are told when it is read first.
create table thread_openings (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references reports on delete cascade,
  thread_id uuid not null references threads on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  asked_by uuid references operator_users on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decided_by uuid references operator_users on delete set null,
  decided_by_name text not null default '',
  decided_at timestamptz,
  opens_until timestamptz,
  told_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision = 'approved') = (opens_until is not null)),
  -- Nobody approves what they asked for.
  check (decision is distinct from 'approved' or asked_by is distinct from decided_by)
);
create unique index thread_openings_one_asked on thread_openings (report_id) where decision is null;
create index on thread_openings (report_id, asked_at);
create index on thread_openings (thread_id);
create index on thread_openings (asked_by);
create index on thread_openings (decided_by);

-- 開示・訂正・利用停止・消去 (個人情報保護法 33–35条).
create table data_requests (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  candidate_user_id uuid references candidate_users on delete set null,
  kind text not null check (kind in ('export', 'correction', 'stop', 'erasure')),
  came_by text not null check (came_by in ('form', 'mail', 'post')),
  note text not null default '' check (char_length(note) <= 2000),
  received_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'checked', 'done', 'refused')),
  -- How it was made sure that they ask for their own.
  identity_check text not null default '' check (char_length(identity_check) <= 500),
  -- What was done, as the person is told.
  answer text not null default '' check (char_length(answer) <= 4000),
  done_at timestamptz,
  version integer not null default 1,
  check ((state in ('done', 'refused')) = (done_at is not null))
);
create index on data_requests (due_at) where state in ('open', 'checked');
create index on data_requests (candidate_user_id);

create table data_request_steps (
  id bigint generated always as identity primary key,
  data_request_id uuid not null references data_requests on delete cascade,
  at timestamptz not null,
  operator_name text not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  note text not null default '' check (char_length(note) <= 2000)
);
create index on data_request_steps (data_request_id, id);

-- What operators corrected for somebody, before and after (server/seal.ts).
create table corrections (
  id bigint generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  data_request_id uuid references data_requests on delete set null,
  field text not null check (field ~ '^[a-z_]+$'),
  before_sealed text,
  after_sealed text,
  operator_name text not null,
  at timestamptz not null
);
create index on corrections (candidate_user_id, id);
create index on corrections (data_request_id);

-- Whoever leaves takes their words out of their tickets; that there was one, and what became of it, stays.
create function forget_asker() returns trigger language plpgsql as $$
begin
  new.note := '';
  new.answer := '';
  if tg_table_name = 'reports' then
    new.reporter_email := null;
    update report_steps set note = '' where report_id = new.id;
  else
    new.identity_check := '';
    update data_request_steps set note = '' where data_request_id = new.id;
  end if;
  return new;
end $$;
create trigger reporters_are_forgotten before update of candidate_user_id on reports for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function forget_asker();
create trigger askers_are_forgotten before update of candidate_user_id on data_requests for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function forget_asker();

-- As in 0030-messages.sql, and what was quoted of them.
create or replace function forget_what_was_said() returns trigger language plpgsql as $$
begin
  update messages set message = '' where thread_id = new.id and not company;
  delete from message_attachments where thread_id = new.id and not company;
  update reports set quote = '', note = '' where thread_id = new.id and reporter = 'company';
  update report_steps set note = '' from reports where reports.id = report_id and reports.thread_id = new.id;
  update thread_openings set reason = '-' where thread_id = new.id;
  return null;
end $$;
