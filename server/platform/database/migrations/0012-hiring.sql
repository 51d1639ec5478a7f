-- hiring: scouts, applications, selection, meetings and the response figures.

-- A company's texts for how a scout begins and ends. The reason in between is written for one candidate.
create table scout_templates (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  greeting text not null default '' check (char_length(greeting) <= 1000),
  closing text not null default '' check (char_length(closing) <= 1000),
  created_at timestamptz not null default now()
);
create index on scout_templates (company_id);

-- A company's scout to one candidate. Without a job it is for the open position.
create table scouts (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  -- Null until the scout is delivered.
  message_id uuid unique references messages on delete cascade,
  candidate_user_id uuid references candidate_users on delete set null,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete set null,
  company_user_id uuid references company_users on delete set null,
  member_name text not null default '',
  greeting text not null default '' check (char_length(greeting) <= 1000),
  reason text not null check (char_length(reason) between 1 and 3000),
  closing text not null default '' check (char_length(closing) <= 1000),
  -- Parts of the profile that the reason refers to: keys of VisibleCandidate.
  reference_parts text[] not null check (cardinality(reference_parts) > 0),
  min_salary integer not null check (min_salary between 0 and 100000),
  max_salary integer not null check (max_salary between 0 and 100000),
  meeting_type text not null check (meeting_type in ('mendan', 'mensetsu')),
  -- 0 to 100 as published on /about/metrics, and the likeness to the nearest earlier scout of the company.
  integrity smallint not null check (integrity between 0 and 100),
  likeness smallint not null check (likeness between 0 and 100),
  template_id uuid references scout_templates on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'accepted', 'refused', 'parked', 'expired', 'withdrawn')),
  created_at timestamptz not null default now(),
  deliver_at timestamptz not null default now(),
  delivered_at timestamptz,
  answered_at timestamptz,
  refusal_reasons smallint[] not null default '{}' check (has_no_duplicates(refusal_reasons)),
  refusal_note text not null default '' check (char_length(refusal_note) <= 1000),
  -- The part that the reason refers to, as it was written then: [{ part, text }].
  quotes jsonb not null default '[]',
  -- The template, also after it is deleted: counts of replies keep their groups.
  template_key uuid,
  -- The scout that this one replaces: corrected before a reply, without using the day's quota again.
  corrects uuid references scouts on delete set null,
  check (min_salary <= max_salary),
  check ((state = 'waiting') = (delivered_at is null) or state = 'withdrawn')
);
create index on scouts (company_id, created_at desc);
create index on scouts (candidate_user_id, created_at desc);
create index on scouts (thread_id);
create index on scouts (deliver_at) where state = 'waiting';
create index on scouts (template_id);
create index on scouts (corrects) where corrects is not null;

create function save_template_key() returns trigger language plpgsql as $$
begin
  new.template_key := coalesce(new.template_id, new.template_key);
  return new;
end $$;
create trigger scouts_save_template_key before insert or update of template_id on scouts for each row execute function save_template_key();

-- A selection: a candidate's application, or a scout that the candidate accepted.
create table applications (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  candidate_user_id uuid references candidate_users on delete set null,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete set null,
  applied_at timestamptz not null default now(),
  source text not null default 'application' check (source in ('application', 'scout')),
  scout_id uuid references scouts on delete set null,
  step text not null default 'entry' check (step in ('entry', 'casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer', 'end')),
  end_reason text check (end_reason in ('hired', 'declined', 'rejected', 'not_applicable')),
  step_changed_at timestamptz not null default now(),
  -- The company's first message after the application, and when the candidate was notified of how it ended.
  first_answered_at timestamptz,
  notified_at timestamptz,
  -- When the candidate was notified of the current step.
  step_notified_at timestamptz,
  -- The candidate's choice of parts to show, offered again with the next application.
  shown jsonb,
  -- The step that the candidate sees. Moves on the selection board are internal (docs/decisions, moves are internal).
  shown_step text not null default 'entry',
  shown_end_reason text,
  shown_at timestamptz not null default now(),
  unique nulls not distinct (thread_id, job_id),
  check ((step = 'end') = (end_reason is not null))
);
create index on applications (candidate_user_id);
create index on applications (company_id);
create index on applications (scout_id) where scout_id is not null;

-- Both sides know where a selection begins.
create function show_first_step() returns trigger language plpgsql as $$
begin
  new.shown_step := new.step;
  new.shown_end_reason := new.end_reason;
  new.shown_at := new.step_changed_at;
  return new;
end $$;
create trigger first_step_is_shown before insert on applications for each row execute function show_first_step();

-- The history of a selection: every step, and the member who made it.
create table application_steps (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  at timestamptz not null default now(),
  step text not null,
  end_reason text,
  company_user_id uuid references company_users on delete set null,
  member_name text not null default '',
  note text not null default '' check (char_length(note) <= 2000)
);
create index on application_steps (application_id, id);
create index on application_steps (company_user_id);

-- The answers to a job's questions, each with the question as it was then. An empty answer leaves an optional question out.
create table application_answers (
  application_id uuid not null references applications on delete cascade,
  order_no smallint not null check (order_no between 0 and 9),
  kind text not null check (kind in ('short_text', 'long_text', 'choice', 'yes_no')),
  question text not null check (char_length(question) between 1 and 200),
  answer text not null check (char_length(answer) <= 2000),
  primary key (application_id, order_no)
);

-- When a candidate leaves, their answers are deleted, and so is the record of the parts that they chose to show.
create function delete_answers() returns trigger language plpgsql as $$
begin
  delete from application_answers using applications where applications.id = application_id and applications.thread_id = new.id;
  update applications set shown = null where thread_id = new.id and shown is not null;
  return null;
end $$;
create trigger answers_are_forgotten after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function delete_answers();

-- Whether a company notifies candidates of a step, and with which text. Without a row the defaults of the contract apply.
create table selection_notice_settings (
  company_id integer not null references companies on delete cascade,
  step text not null check (step in ('entry', 'casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer')),
  is_notified boolean not null,
  message text not null check (char_length(message) between 1 and 2000),
  primary key (company_id, step)
);

-- The message about a step that a candidate will read, delayed until `send_at`. `outcome` is null while it waits; at most one waits for each selection.
create table selection_notices (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  step text not null,
  end_reason text,
  message text not null check (char_length(message) between 1 and 2000),
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  send_at timestamptz not null,
  outcome text check (outcome in ('sent', 'cancelled', 'unreachable')),
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create unique index on selection_notices (application_id) where outcome is null;
create index on selection_notices (application_id);

-- A meeting of a selection or a conversation: the proposed times, then the booked one.
create table meetings (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  application_id uuid references applications on delete set null,
  meeting_type text not null check (meeting_type in ('mendan', 'mensetsu')),
  title text not null default '' check (char_length(title) <= 100),
  -- An address, a room or a link; the candidate reads it once a time is booked.
  place text not null default '' check (char_length(place) <= 500),
  minutes smallint not null check (minutes between 10 and 480),
  slots timestamptz[] not null check (cardinality(slots) between 1 and 20),
  starts_at timestamptz,
  time_zone text not null default 'Asia/Tokyo',
  state text not null default 'proposed' check (state in ('proposed', 'booked', 'declined', 'cancelled')),
  -- A calendar replaces an entry by one with a higher number.
  sequence smallint not null default 0,
  reminded_at timestamptz,
  -- The candidate's report afterwards.
  took_place boolean,
  actual_type text check (actual_type in ('mendan', 'mensetsu')),
  answered_at timestamptz,
  company_user_id uuid references company_users on delete set null,
  created_at timestamptz not null default now(),
  -- The sender's own id for a proposal: sent again, it is the same proposal.
  client_id uuid,
  check ((state = 'booked') <= (starts_at is not null))
);
create index on meetings (thread_id);
create index on meetings (starts_at) where state = 'booked';
create index on meetings (application_id);
create index on meetings (company_user_id);
create unique index meetings_client_id on meetings (application_id, client_id);

-- Why a company holds no meeting although accepting a scout obliges it to (docs/decisions, a promised meeting). The candidate reads it after `send_at` and can
-- contradict it; withdrawing it before deletes the row.
create table meeting_promise_reasons (
  application_id uuid primary key references applications on delete cascade,
  reason text not null check (reason in ('candidate_absent', 'candidate_declined', 'position_closed', 'held_elsewhere')),
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  stated_at timestamptz not null,
  send_at timestamptz not null,
  notified_at timestamptz,
  disputed_at timestamptz,
  check (disputed_at is null or notified_at is not null)
);

-- A company does not wait for a candidate who left: no reply is due, proposed times are cancelled, and the selection ends.
create function end_what_was_open(left_thread uuid) returns void language sql as $$
  update threads set turn = null, turn_since = null, answer_due_at = null where id = left_thread and turn is not null;
  update meetings set state = 'cancelled' where thread_id = left_thread and state = 'proposed';
  with ended as (
    update applications set step = 'end', end_reason = 'declined', step_changed_at = now() where thread_id = left_thread and step <> 'end' returning id
  )
  insert into application_steps (application_id, at, step, end_reason, note) select id, now(), 'end', 'declined', '退会しました。' from ended;
$$;

create function thread_ends_with_the_candidate() returns trigger language plpgsql as $$
begin
  perform end_what_was_open(new.id);
  return null;
end $$;
create trigger threads_end_with_the_candidate after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function thread_ends_with_the_candidate();

-- The candidate's own notes on how it goes with a company. No company and no operator reads them.
create table progress_notes (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  progress smallint check (progress in (2, 3, 4)),
  outcome text check (outcome in ('accepted', 'declined', 'rejected', 'ghosted')),
  note text not null default '' check (char_length(note) <= 4000),
  updated_at timestamptz not null default now(),
  -- When the progress itself last changed; editing the note does not count.
  progress_change_at timestamptz,
  primary key (candidate_user_id, company_id)
);
create index on progress_notes (company_id);

-- How a company treated applications and accepted scouts, as the system measured it (product.md 8.2).
create table company_response_figures (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('application', 'scout')),
  cases integer not null check (cases >= 0),
  answered integer not null check (answered between 0 and cases),
  median_answer_hours numeric(8, 1) check (median_answer_hours >= 0),
  finished integer not null default 0 check (finished >= 0),
  notified_result integer not null default 0 check (notified_result between 0 and finished),
  meetings integer not null default 0 check (meetings >= 0),
  mismatched_meetings integer not null default 0 check (mismatched_meetings between 0 and meetings),
  measured_at timestamptz not null default now(),
  -- Invented figures of the demonstration. The measurement neither changes nor makes such rows.
  is_generated boolean not null default false,
  promises integer not null default 0 check (promises >= 0),
  kept_promises integer not null default 0 check (kept_promises >= 0),
  primary key (company_id, kind),
  check (kept_promises <= promises)
);

-- How often the pages of a company were opened on a day in Japan: a number, and nothing about the visitors. Job 0 is the company's own page.
create table company_view_counts (
  company_id integer not null references companies on delete cascade,
  job_id integer not null check (job_id >= 0),
  on_day date not null,
  is_signed_in boolean not null,
  views integer not null default 1 check (views > 0),
  primary key (company_id, on_day, job_id, is_signed_in)
);
