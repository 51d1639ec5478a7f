-- That somebody left and why: one day and one reason, nothing that leads back to a person.
create table withdrawals (
  id integer generated always as identity primary key,
  reason smallint not null check (reason between 1 and 8),
  withdrawn_on date not null default current_date
);
insert into masters (master, id, name, name_en) values
  ('withdrawal_reasons', 1, '芽生えで転職先が決まった', 'Found a job here'), ('withdrawal_reasons', 2, 'ほかで転職先が決まった', 'Found a job elsewhere'), ('withdrawal_reasons', 3, '転職や副業をやめた', 'No longer looking'), ('withdrawal_reasons', 4, '希望する求人が少ない', 'Too few fitting jobs'), ('withdrawal_reasons', 5, '企業からの返事がない', 'No answers from companies'), ('withdrawal_reasons', 6, 'スカウトの内容に不満がある', 'Unhappy with scouts'), ('withdrawal_reasons', 7, '個人情報の扱いが気になる', 'Worried about personal data'), ('withdrawal_reasons', 8, 'その他', 'Other');

-- Everything of one person as one file, made in the background and gone after some days.
create table exports (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Parts of the archive, and how many are ready.
  parts smallint not null default 0,
  parts_done smallint not null default 0,
  storage_key uuid unique,
  byte_size bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  check ((state = 'done') = (storage_key is not null and byte_size is not null and expires_at is not null))
);
-- One at a time.
create unique index on exports (candidate_user_id) where state in ('waiting', 'running');
create index on exports (expires_at);
