-- platform: what belongs to the installation, and not to the folder of one machine.

-- Secrets that the site makes for itself, sealed with its key: the pair by which push services know it.
create table installation_secrets (
  name text primary key,
  secret_sealed text not null,
  made_at timestamptz not null default now()
);
