-- The outbox: written in the transaction that the mail is about, sent by the worker after it (server/mail/).
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Null when the mail outlives the account, as the last one of somebody who leaves.
  candidate_user_id uuid references candidate_users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  -- Whom it reaches and what it says, until it is sent or given up. Nothing in it can begin another header or another address.
  to_address text check (to_address ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(to_address) <= 254),
  subject text check (subject !~ '[[:cntrl:]]' and char_length(subject) between 1 and 300),
  text text,
  html text,
  -- A POST to it ends what this mail belongs to (RFC 8058).
  unsubscribe_url text check (unsubscribe_url ~ '^https?://[^\s<>[:cntrl:]]+$'),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Nobody tries again. The reason is a code: the words of a mail server quote addresses.
  failed_at timestamptz,
  failure text not null default '' check (failure ~ '^[A-Z0-9_ ]*$'),
  attempts smallint not null default 0,
  check (sent_at is null or failed_at is null),
  check (
    case when sent_at is null and failed_at is null then num_nulls(to_address, subject, text, html) = 0
    else num_nonnulls(to_address, subject, text, html, unsubscribe_url) = 0 end
  )
);
create index on mails (created_at desc, id);
create index on mails (candidate_user_id);
