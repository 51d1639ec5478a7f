-- Sign-ups whose address nobody has proved yet. Each has a password of its own: an owner of an address brings to life only what they asked for themself.
create table pending_sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  password_hash text not null,
  token_hash bytea not null unique,
  -- Of the cookie in the browser that signed up: from there the link asks for no password.
  browser_hash bytea not null,
  -- Everything else that was told (server/seal.ts).
  told_sealed text not null,
  expires_at timestamptz not null,
  -- Signing up again takes the place of the sign-up before, in the same browser only: a stranger's leaves mine alone.
  unique (email_key, browser_hash)
);
create index on pending_sign_ups (expires_at);

-- A new link of one purpose takes the place of the one before.
create unique index email_tokens_one_of_each_purpose on email_tokens (candidate_user_id, purpose);
drop index email_tokens_candidate_user_id_purpose_idx;
