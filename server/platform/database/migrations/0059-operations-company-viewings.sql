-- operations: an operator who looks at a company's area, read only. It hangs on the operator's own session: no cookie of the company is ever made, and it ends
-- with that session, when it is ended, and by itself. The company reads when and why.
create table company_viewings (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  operator_user_id uuid references operator_users on delete set null,
  operator_name text not null check (char_length(operator_name) <= 50),
  session_id uuid references sessions on delete set null,
  reason text not null check (char_length(reason) between 1 and 1000),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at > started_at)
);
create index on company_viewings (company_id, id desc);
create index on company_viewings (operator_user_id) where operator_user_id is not null;
-- One company at a time.
create unique index company_viewings_open on company_viewings (session_id) where ended_at is null and session_id is not null;
