-- conversations: with what members of a company begin their messages to candidates. None of it is about a candidate.

create table message_templates (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  -- Whose alone it is, and with whom it goes; null: everybody of the company uses it, and it stays.
  company_user_id uuid references company_users on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  message text not null check (char_length(message) between 1 and 10000),
  order_no integer not null,
  updated_at timestamptz not null default now()
);
create index on message_templates (company_id, order_no);
create index on message_templates (company_user_id);
