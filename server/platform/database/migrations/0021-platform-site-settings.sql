-- platform: settings of the site that operators save in the browser. The newest row holds; an older one is restored as another row.

-- What only the server may read. A version names it by its id, so that no list of versions can show it.
create table site_setting_secrets (
  id integer generated always as identity primary key,
  setting text not null check (setting ~ '^[A-Z_]{1,60}$'),
  value_sealed text not null,
  saved_at timestamptz not null default now()
);

create table site_setting_versions (
  id integer generated always as identity primary key,
  -- Everything that is saved after this version, as .env would say it. A secret is {"secret": id}.
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  -- The settings that this version changed.
  changed text[] not null,
  restored_from integer references site_setting_versions,
  operator_user_id text not null,
  operator_name text not null,
  saved_at timestamptz not null default now()
);

create function publish_site_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_settings', '');
  return null;
end $$;
create trigger publish_site_settings after insert or update or delete on site_setting_versions for each statement execute function publish_site_settings();

-- The site may have another name.
update lookups set name = 'このサイトで転職先が決まった' where master = 'withdrawal_reasons' and id = 1 and name = '芽生えで転職先が決まった';
