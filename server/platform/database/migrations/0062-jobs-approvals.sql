-- A company whose administrators approve what becomes public of its jobs has a row here, with who wanted it.
create table company_job_approval (
  company_id integer primary key references companies on delete cascade,
  required_at timestamptz not null default now(),
  required_by text not null default ''
);

-- A member's request to publish a job, or to change a public one by `changes` (field: new value). The open one has no decision.
create table job_approvals (
  id integer generated always as identity primary key,
  job_id integer not null references job_offers on delete cascade,
  kind text not null check (kind in ('publication', 'change')),
  changes jsonb not null default '{}',
  requested_at timestamptz not null default now(),
  requested_by text not null default '',
  requested_by_id uuid references company_users on delete set null,
  decision text check (decision in ('approved', 'returned', 'withdrawn')),
  decided_at timestamptz,
  decided_by text not null default '',
  reason text not null default '',
  check ((decision is null) = (decided_at is null))
);
create unique index job_approvals_open on job_approvals (job_id) where decided_at is null;
create index on job_approvals (job_id, id desc);
create index on job_approvals (requested_by_id);

-- What the public read of a job before it was paused or closed: an administrator compares the next version with it.
create table job_public_contents (
  job_id integer primary key references job_offers on delete cascade,
  content jsonb not null,
  left_at timestamptz not null default now()
);
create function save_public_job_content() returns trigger language plpgsql as $$
begin
  insert into job_public_contents (job_id, content) values (new.id, to_jsonb(old))
  on conflict (job_id) do update set content = excluded.content, left_at = now();
  return null;
end $$;
create trigger save_public_content after update of state on job_offers
  for each row when (old.state = 'published' and new.state <> 'published') execute function save_public_job_content();
