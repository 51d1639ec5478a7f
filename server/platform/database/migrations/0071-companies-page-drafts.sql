-- What a member typed into the company's page and did not publish: nobody else reads it. `version` is the page's version with which they began;
-- `revision` counts the saves, so that of two tabs the older one cannot overwrite the newer.
create table company_page_drafts (
  company_user_id uuid primary key references company_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  version integer not null,
  revision integer not null default 1,
  saved_at timestamptz not null default now()
);
create index on company_page_drafts (company_id);
