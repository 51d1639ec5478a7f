-- operations: what operators write for each other about a company or a person. A correction is a row of its own, so that what was read before stays readable.
create table operator_notes (
  id integer generated always as identity primary key,
  company_id integer references companies on delete cascade,
  -- A candidate's or a member's account. What was written about somebody goes with them.
  account_id uuid references accounts on delete cascade,
  operator_user_id uuid references operator_users on delete set null,
  operator_name text not null check (char_length(operator_name) <= 50),
  text text not null check (char_length(text) between 1 and 2000),
  -- Whom the note calls by name: they were mailed that it is there.
  mentioned text[] not null default '{}',
  corrects_id integer references operator_notes on delete cascade,
  created_at timestamptz not null,
  check (num_nonnulls(company_id, account_id) = 1)
);
create index on operator_notes (company_id, id desc) where company_id is not null;
create index on operator_notes (account_id, id desc) where account_id is not null;
create index on operator_notes (corrects_id) where corrects_id is not null;
create index on operator_notes (operator_user_id) where operator_user_id is not null;

-- Words by which operators sort companies. No company sees them.
create table company_tags (
  company_id integer not null references companies on delete cascade,
  tag text not null check (char_length(tag) between 1 and 30),
  added_by text not null default '' check (char_length(added_by) <= 50),
  added_at timestamptz not null,
  primary key (company_id, tag)
);
create index on company_tags (tag);
