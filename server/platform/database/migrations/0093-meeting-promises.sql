-- Accepting a scout obliges the company to hold the meeting (docs/decisions/0069-a-promised-meeting.md).
-- Why a company does without a meeting that it promised. The candidate reads it after `send_at` and can contradict it; withdrawn before, the row is gone.
create table meeting_promise_reasons (
  application_id uuid primary key references applications on delete cascade,
  reason text not null check (reason in ('candidate_absent', 'candidate_declined', 'position_closed', 'held_elsewhere')),
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  stated_at timestamptz not null,
  send_at timestamptz not null,
  told_at timestamptz,
  disputed_at timestamptz,
  check (disputed_at is null or told_at is not null)
);

-- A scout that was accepted by somebody who had applied for the same job belongs to that selection.
update applications set scout_id = scouts.id from scouts
  where scouts.thread_id = applications.thread_id and scouts.job_id is not distinct from applications.job_id
    and scouts.state = 'accepted' and applications.scout_id is null;
create index on applications (scout_id) where scout_id is not null;

alter table messages drop constraint messages_about_check;
alter table messages add constraint messages_about_check check (about in ('meeting', 'result', 'scout_accepted', 'promise', 'job_changed'));

alter table company_response_figures
  add promises integer not null default 0 check (promises >= 0),
  add kept_promises integer not null default 0 check (kept_promises >= 0),
  add check (kept_promises <= promises);
