-- Where else somebody signs in: who they are to Google, Apple or GitHub. One of each for a person, and each for one person only.
create table account_identities (
  account_id uuid not null references accounts on delete cascade,
  provider text not null check (provider in ('google', 'apple', 'github')),
  subject text not null check (char_length(subject) between 1 and 255),
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (provider, subject),
  unique (account_id, provider)
);

-- `external` is asked of such a provider, `identity` is what it answered about somebody who has no account yet.
alter table sign_in_challenges
  drop constraint sign_in_challenges_kind_check,
  add constraint sign_in_challenges_kind_check check (kind in ('passkey_registration', 'passkey_sign_in', 'line', 'external', 'identity'));
