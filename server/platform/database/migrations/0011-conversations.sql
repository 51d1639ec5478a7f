-- conversations: messages, and what candidates reveal.

-- The conversation between one candidate and one company. When a candidate leaves, the conversation stays with the company, without the candidate.
create table threads (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid references candidate_users on delete set null,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  -- The number of the last message.
  last_number integer not null default 0,
  last_message_at timestamptz,
  -- Which side has to reply, since when, and until when; overdue shows as 返信なし.
  turn text check (turn in ('candidate', 'company')),
  turn_since timestamptz,
  answer_due_at timestamptz,
  -- 今後返信しない: neither side can write any more.
  closed_at timestamptz,
  closed_by text check (closed_by in ('candidate', 'company')),
  -- 今ではない: until this day the company cannot write.
  parked_until date,
  -- The responsible member.
  company_user_id uuid references company_users on delete set null,
  candidate_archived_at timestamptz,
  company_archived_at timestamptz,
  -- Up to which message each side was notified, and when: a burst of messages makes one notification. Then the due dates for which a reminder went out.
  candidate_notified_number integer not null default 0,
  company_notified_number integer not null default 0,
  candidate_notified_at timestamptz,
  company_notified_at timestamptz,
  deadline_notified_for timestamptz,
  overdue_notified_for timestamptz,
  unique (candidate_user_id, company_id),
  check ((closed_at is null) = (closed_by is null)),
  check (num_nulls(turn, turn_since) in (0, 2))
);
create index on threads (company_id);
create index on threads (company_id, last_message_at desc);
create index on threads (candidate_user_id, last_message_at desc);
create index on threads (answer_due_at) where turn = 'company';
-- Live events refer to conversations, which are listed later.
alter table live_events add foreign key (thread_id) references threads on delete cascade;

-- The messages of a conversation.
create table messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  -- The sender's own id: sent again, it is the same message.
  client_id uuid not null,
  -- Whether the company wrote it; `name` is the member's name at that time.
  company boolean not null,
  name text not null default '',
  message text not null check (char_length(message) <= 10000),
  job_id integer references job_offers on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- The place in the conversation, given under the lock of the conversation: an order without a clock.
  number integer not null,
  kind text not null default 'message' check (kind in ('message', 'scout', 'application', 'system')),
  company_user_id uuid references company_users on delete set null,
  -- The job that the message carries: its card shows the title when the job is gone.
  attached_job_id integer,
  attached_job_name text not null default '',
  -- The event that the message reports beside its words, so that the notification can name it.
  about text check (about in ('meeting', 'result', 'scout_accepted', 'promise', 'job_changed')),
  unique (thread_id, client_id),
  unique (thread_id, number),
  check (number > 0)
);
create index on messages (thread_id, created_at, id);
create index on messages (thread_id) where company and read_at is null;

-- A file of a message. It is uploaded before the message that carries it; a job deletes files that are never sent.
create table message_attachments (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  message_id uuid references messages on delete cascade,
  company boolean not null,
  company_user_id uuid references company_users on delete set null,
  file_name text not null check (char_length(file_name) between 1 and 200),
  media_type text not null,
  byte_size integer not null check (byte_size > 0),
  storage_key uuid not null unique,
  state text not null default 'scanning' check (state in ('scanning', 'clean', 'refused')),
  created_at timestamptz not null default now(),
  -- A file of an application: the company gets it only while the candidate shows it.
  is_of_application boolean not null default false
);
create index on message_attachments (message_id);
create index on message_attachments (thread_id);
create index on message_attachments (created_at) where message_id is null;

-- An unsent message. Without a member it is the candidate's draft.
create table message_drafts (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  company_user_id uuid references company_users on delete cascade,
  message text not null check (char_length(message) between 1 and 10000),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, company_user_id)
);
create index on message_drafts (company_id);
create index on message_drafts (company_user_id);

-- Notes of a company's members to each other about a conversation. No candidate and no operator reads them.
create table thread_comments (
  id bigint generated always as identity primary key,
  thread_id uuid not null references threads on delete cascade,
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  comment text not null check (char_length(comment) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index on thread_comments (thread_id, id);
create index on thread_comments (company_user_id);

-- When a candidate leaves, their words and files leave the conversation, and so do quotes of them in reports. A job deletes the files. Their messages count as
-- read, so that no member is asked to reply.
create function delete_quotes() returns trigger language plpgsql as $$
begin
  update messages set message = '', read_at = coalesce(read_at, now()) where thread_id = new.id and not company;
  delete from message_attachments where thread_id = new.id and not company;
  update reports set quote = '', note = '' where thread_id = new.id and reporter = 'company';
  update report_steps set note = '' from reports where reports.id = report_id and reports.thread_id = new.id;
  update conversation_disclosures set reason = '-' where thread_id = new.id;
  return null;
end $$;
create trigger threads_are_left after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function delete_quotes();

-- The parts that a candidate shows to one company.
create table reveals (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  -- The furthest level that `parts` reaches as a whole: the candidate search compares with it.
  level text not null check (level in ('anonymous', 'career', 'contact')),
  granted_at timestamptz not null default now(),
  -- Null means everything of the level.
  parts text[] check (
    parts <@ array['profile', 'name', 'career', 'resume', 'job_history_pdf', 'contact']
    and not (parts && array['contact'] and not 'name' = any(parts))
    and not (parts && array['career', 'contact'] and not 'profile' = any(parts))),
  -- The company's first reply to an application adds the contact.
  contact_after_answer boolean not null default false,
  -- Whether the files of the application are shown. The candidate confirms that the content of a file is not hidden.
  shows_files boolean not null default false,
  primary key (candidate_user_id, company_id)
);
create trigger reveals_are_searched after insert or update of level on reveals for each row execute function search_text_is_old();

-- A writer that changes only the level means the level as a whole: then the parts no longer apply.
create function reveal_is_its_level() returns trigger language plpgsql as $$
begin
  new.parts := null;
  new.contact_after_answer := false;
  return new;
end $$;
create trigger reveal_is_its_level before update of level on reveals
  for each row when (old.level is distinct from new.level and old.parts is not distinct from new.parts) execute function reveal_is_its_level();

-- Which part of a profile a company asked to see. One row for each part, until the candidate shows it.
create table reveal_requests (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  part text not null check (part in ('name', 'contact')),
  asked_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id, part)
);
create index on reveal_requests (company_id);
