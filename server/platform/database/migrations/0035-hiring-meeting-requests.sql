-- hiring: offered times stand in their message, and candidates offer times of their own.

-- The message that offers the times; of older ones it is found by its time.
alter table meetings add column message_id uuid references messages on delete set null;
create index on meetings (message_id);
update meetings set message_id = (
  select messages.id from messages
  where messages.thread_id = meetings.thread_id and messages.company and messages.about = 'meeting'
    and messages.created_at between meetings.created_at - interval '1 second' and meetings.created_at + interval '1 second'
  order by abs(extract(epoch from messages.created_at - meetings.created_at)), messages.number limit 1
);

-- Other times that a candidate offers for a meeting, and what the company answered.
create table meeting_requests (
  id uuid primary key default gen_random_uuid(),
  meeting_id uuid not null references meetings on delete cascade,
  -- Who leaves takes their offers along.
  candidate_user_id uuid not null references candidate_users on delete cascade,
  slots timestamptz[] not null check (cardinality(slots) between 1 and 5),
  note text not null default '' check (char_length(note) <= 500),
  -- The sender's own id: sent again, it is the same offer.
  client_id uuid not null,
  created_at timestamptz not null default now(),
  message_id uuid references messages on delete set null,
  -- `withdrawn`: a time was agreed otherwise, or a newer offer took its place.
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  answered_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 500),
  answer_message_id uuid references messages on delete set null,
  unique (meeting_id, client_id),
  check ((state = 'open') = (answered_at is null))
);
create unique index meeting_requests_open on meeting_requests (meeting_id) where state = 'open';
create index on meeting_requests (candidate_user_id);
create index on meeting_requests (message_id);
create index on meeting_requests (answer_message_id);
