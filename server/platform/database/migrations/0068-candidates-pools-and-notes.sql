-- candidates: lists become talent pools with a purpose and reminders; a company's notes on candidates; saved searches of one member.

-- What a pool is for, in the words of the company.
alter table people_lists add column purpose text not null default '' check (char_length(purpose) <= 300);

-- When to come back to a candidate of a pool, and who does. One for each entry, with which it goes.
create table people_reminders (
  list_id integer not null,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  due_on date not null,
  note text not null default '' check (char_length(note) <= 500),
  -- Null: recruiters and administrators.
  company_user_id uuid references company_users on delete set null,
  created_at timestamptz not null,
  -- The assignee was notified of this date. Another date is notified again.
  notified_at timestamptz,
  done_at timestamptz,
  primary key (list_id, candidate_user_id),
  foreign key (list_id, candidate_user_id) references people_list_entries on delete cascade
);
create index on people_reminders (candidate_user_id);
create index on people_reminders (company_user_id);
create index on people_reminders (due_on) where done_at is null;

-- What members write about a candidate for each other. It goes with the candidate and with the company; the name of its author stays when they leave.
create table candidate_notes (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index on candidate_notes (company_id, candidate_user_id, id desc);
create index on candidate_notes (candidate_user_id);
create index on candidate_notes (company_user_id);

-- Null: shared by all members. A member's own search goes with them. Not company_user_id: statements of the version before join a table that has one.
alter table company_saved_searches add column owner_id uuid references company_users on delete cascade;
create index on company_saved_searches (owner_id);
