-- conversations: what a candidate puts off or sends later, and who shows what they read.

-- A candidate answers later: until then, or until something new is said, the conversation stands apart in their inbox. Nobody else knows of it.
create table conversation_snoozes (
  thread_id uuid primary key references threads on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  until timestamptz not null,
  -- The last message by then: a new one ends it.
  number integer not null,
  created_at timestamptz not null default now()
);
create index on conversation_snoozes (candidate_user_id);

-- A message that a candidate sends later. The company knows nothing of it until it is a message; until then the candidate can take it back.
create table scheduled_messages (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  -- The sender's own id, under which it becomes a message once.
  client_id uuid not null,
  message text not null check (char_length(message) between 1 and 10000),
  job_id integer references job_offers on delete set null,
  send_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Why it could not be sent: a code of the errors.
  refusal text,
  refused_at timestamptz,
  unique (candidate_user_id, client_id),
  check ((refusal is null) = (refused_at is null))
);
create index on scheduled_messages (company_id);
create index on scheduled_messages (job_id);

-- Who shows the other side when they read a message, and since when: what was read before stays hidden.
create table candidate_read_receipts (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  since timestamptz not null
);
create table company_read_receipts (
  company_id integer primary key references companies on delete cascade,
  company_user_id uuid references company_users on delete set null,
  since timestamptz not null
);
create index on company_read_receipts (company_user_id);
