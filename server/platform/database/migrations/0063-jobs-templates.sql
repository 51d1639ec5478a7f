-- What a company begins its jobs with: every field that it writes of one, under a name. No template is ever public.
create table job_templates (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  content jsonb not null,
  created_by text not null default '',
  updated_at timestamptz not null default now(),
  unique (company_id, name)
);
