-- A list's conditions, order and columns under a name, of one member or operator; shared, their colleagues see it, too.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  -- Null: of an operator.
  company_id integer references companies on delete cascade,
  list text not null check (list ~ '^[a-z_]{1,40}$'),
  name text not null check (char_length(name) between 1 and 50),
  -- The parameters of the list's address.
  query text not null check (char_length(query) <= 2000),
  shared_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, list, name)
);
create index on saved_views (list, company_id) where shared_at is not null;

-- The list of a company's jobs counts the people in selection for each.
create index on applications (job_id) where step <> 'end';
