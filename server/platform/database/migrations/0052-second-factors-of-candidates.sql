-- Candidates may have a second factor, too. Recovery codes are long and hashed slowly, each under its letter (docs/decisions/0051-signing-in.md).
alter table candidate_users
  add totp_secret_sealed text,
  add totp_confirmed_at timestamptz,
  add totp_last_step bigint,
  -- Since when a passkey is asked for after the password. Without it a passkey is one more way to sign in.
  add passkey_factor_at timestamptz,
  add recovery_codes text[] not null default '{}',
  add check (totp_confirmed_at is null or totp_secret_sealed is not null);

-- The short codes from before stay in recovery_code_hashes and work until new ones take their place.
alter table company_users add recovery_codes text[] not null default '{}';
alter table operator_users add recovery_codes text[] not null default '{}';
