-- operations: the first setup of a public site in the browser, and its opening.

-- Who opened the site, and when. Without a row a public site shows its pages to operators only.
create table site_openings (
  is_only boolean primary key default true check (is_only),
  opened_at timestamptz not null default now(),
  -- Empty where nobody pressed the button: the site was public before, or everything was in .env.
  operator_user_id text not null default '',
  operator_name text not null
);

-- One-time links on which the first operator is made. A link belongs to the browser that opens it first.
create table setup_links (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  browser_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  -- When the first operator was made with it.
  used_at timestamptz
);

create function publish_site_opening() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_opening', '');
  return null;
end $$;
create trigger publish_site_opening after insert or delete on site_openings for each statement execute function publish_site_opening();

-- A site that has operators was public before this version.
insert into site_openings (operator_name)
select '以前の版から公開' where exists (select 1 from accounts where kind = 'operator' and not is_demo);
