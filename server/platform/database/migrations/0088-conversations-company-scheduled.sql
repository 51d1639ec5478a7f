-- conversations: messages that a member of a company sends later.

-- The members who read the conversation see it; its candidate and the figures know nothing of it until it is a message. It outlives its author's membership and the
-- candidate's account, so that its text is not lost: then it is not sent, and says why.
create table company_scheduled_messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  -- The sender's own id, under which it becomes a message once.
  client_id uuid not null,
  message text not null check (char_length(message) between 1 and 10000),
  job_id integer references job_offers on delete set null,
  send_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- The last message of the conversation when its author set the time: what the candidate says after it waits for the author.
  number integer not null,
  -- Why it was not sent: a code of the errors, or of contract/conversations/scheduled-messages.ts.
  refusal text,
  refused_at timestamptz,
  unique (thread_id, client_id),
  check ((refusal is null) = (refused_at is null))
);
create index on company_scheduled_messages (company_user_id);
create index on company_scheduled_messages (job_id);

-- Until the message is sent its files wait with it; taken back, they are those of the next message again.
alter table message_attachments add column company_scheduled_message_id uuid references company_scheduled_messages on delete set null;
create index on message_attachments (company_scheduled_message_id) where company_scheduled_message_id is not null;
