-- What operators announce, and what the system tells one person (`candidate_user_id`).
create table notifications (
  id integer generated always as identity primary key,
  audience text not null default 'candidates' check (audience in ('candidates', 'companies')),
  candidate_user_id uuid references candidate_users on delete cascade,
  kind text not null default 'notice' check (kind ~ '^[a-z_]+$'),
  title text not null check (char_length(title) between 1 and 200),
  -- Sanitised on writing and again on rendering: only a, strong, em, u, br, p and span, with href.
  message text not null default '',
  -- Where it leads on this site, when it is about a page.
  path text not null default '' check (path = '' or path ~ '^/[^/\\]'),
  display_start_at timestamptz not null default now(),
  display_end_at timestamptz,
  is_require_confirm boolean not null default false,
  confirm_button_text text not null default '' check (char_length(confirm_button_text) <= 30),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  check (display_end_at is null or display_end_at > display_start_at)
);
create index on notifications (candidate_user_id, display_start_at desc) where candidate_user_id is not null;
create index on notifications (audience, display_start_at desc) where candidate_user_id is null;

create table notification_receipts (
  notification_id integer not null references notifications on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  viewed_at timestamptz,
  confirmed_at timestamptz,
  primary key (notification_id, candidate_user_id)
);
create index on notification_receipts (candidate_user_id);

create table banners (
  id integer generated always as identity primary key,
  link text not null check (link ~ '^(https?://|/[^/\\])'),
  image text not null check (image ~ '^/[^/\\]'),
  alt text not null check (alt <> ''),
  blank boolean not null default false,
  display_start_at timestamptz not null default now(),
  display_end_at timestamptz,
  order_no smallint not null default 0,
  is_demo boolean not null default false
);

-- What reaches me how: one row for each kind that differs from the default.
create table notification_settings (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  by_mail boolean not null,
  by_push boolean not null,
  by_line boolean not null,
  primary key (candidate_user_id, kind)
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://'),
  p256dh text not null,
  auth text not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  failed_at timestamptz
);
create index on push_subscriptions (candidate_user_id);

-- Questionnaires, and who answered them.
create table surveys (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9_]+$'),
  title text not null check (title <> ''),
  description text not null default '',
  -- [{ key, label, kind: "choice" | "choices" | "text" | "scale", choices?, required }]
  questions jsonb not null,
  opens_at timestamptz not null default now(),
  closes_at timestamptz,
  is_demo boolean not null default false
);
create table survey_answers (
  survey_id integer not null references surveys on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  -- Null when the person said not now: the survey does not ask again.
  answers jsonb,
  answered_at timestamptz not null default now(),
  primary key (survey_id, candidate_user_id)
);

-- A guided self-interview: answers, the draft made of them, and what of it went into the profile.
create table ai_interviews (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  answers jsonb not null default '{}',
  draft jsonb,
  -- `form` without an outside service.
  made_by text not null default 'form' check (made_by <> ''),
  started_at timestamptz not null default now(),
  published_at timestamptz
);
create index on ai_interviews (candidate_user_id, started_at desc);
