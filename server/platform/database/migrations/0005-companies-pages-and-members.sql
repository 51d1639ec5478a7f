-- companies: pages, members, claims and keys.

-- A company and its page. Members edit it, an import or an operator may create it.
create table companies (
  id integer generated always as identity primary key,
  state text not null default 'provisional' check (state in ('provisional', 'pending', 'active', 'suspended')),
  end_of_contract boolean not null default false,
  is_demo boolean not null default false,
  name text not null check (name <> '' and char_length(name) <= 200),
  corporate_number text unique check (corporate_number ~ '^[1-9][0-9]{12}$'),
  officer_name text not null default '',
  founding_year smallint check (founding_year between 1800 and 2100),
  prefecture smallint check (prefecture between 1 and 48),
  -- Whole, with building, floor and room: a posting must show it.
  address text not null default '',
  url text check (url ~ '^https?://'),
  -- Every published job shows at least one way to reach the company (law.md L2).
  contact_phone text not null default '',
  contact_email text not null default '' check (contact_email = '' or contact_email ~ '^[^@\s]+@[^@\s]+$'),
  contact_url text not null default '' check (contact_url = '' or contact_url ~ '^https?://'),
  employee_range smallint check (employee_range between 1 and 5),
  employee_count integer check (employee_count >= 0),
  category_ids smallint[] not null default '{}' check (has_no_duplicates(category_ids)),
  social_issues smallint[] not null default '{}' check (has_no_duplicates(social_issues)),
  introduction text not null default '',
  product_description text not null default '',
  vision text not null default '',
  -- In 万円, as all money.
  capital bigint check (capital >= 0),
  capital_date date,
  deny_company_apply boolean not null default false,
  feature1 boolean not null default false,
  feature2 boolean not null default false,
  feature3 boolean not null default false,
  feature4 boolean not null default false,
  feature5 boolean not null default false,
  feature6 boolean not null default false,
  feature7 boolean not null default false,
  -- One phase at most (1 to 3); the kinds (4 to 7) are free.
  check (feature1::int + feature2::int + feature3::int <= 1),
  logo text,
  images text[] not null default '{}' check (cardinality(images) <= 3),
  company_youtube_url text check (company_youtube_url ~ '^[A-Za-z0-9_-]{11}$'),
  interview_video_url text check (interview_video_url ~ '^https?://'),
  interview_video_summary text not null default '',
  is_hiring_open_position boolean not null default false,
  -- The import that brought the company.
  source text,
  reference_number text,
  unique (source, reference_number),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One version for the page, its people and its funding together: of two members who edit at once, the second sees the edit conflict.
  page_version integer not null default 1,
  -- A description of each picture, for people who do not see it.
  image_texts text[] not null default '{}' check (cardinality(image_texts) <= 3),
  open_position_description text not null default '',
  -- The legal number of the company at the head of the group, as entered by operators.
  group_number text check (group_number ~ '^[1-9][0-9]{12}$'),
  -- When an import or an operator added the company, before any member (docs/decisions, claims). Null for a company that signed up itself.
  unclaimed_at timestamptz,
  -- When its first member came.
  claimed_at timestamptz,
  is_unclaimed boolean not null generated always as (unclaimed_at is not null and claimed_at is null) stored
);
create index on companies (name);
create index on companies (created_at) where state = 'pending';
create index on companies ((coalesce(group_number, corporate_number)));
-- The list of companies and the number on the home page read the id of every listed company: without this index, a scan of the whole table each time.
create index companies_listed on companies (id) where state = 'active' and not end_of_contract;
create constraint trigger categories_are_known after insert or update of category_ids on companies
  for each row execute function refuse_unknown_lookup('company_categories', 'category_ids');
create constraint trigger social_issues_are_known after insert or update of social_issues on companies
  for each row execute function refuse_unknown_lookup('social_issues', 'social_issues');
-- A suspension reaches open pages at once.
create trigger company_states_changed after update of state on companies for each statement execute function publish_sessions();
-- Tables of platform, accounts and notifications, which are listed before companies, refer to companies.
alter table company_users add foreign key (company_id) references companies on delete cascade;
alter table live_events add foreign key (company_id) references companies on delete cascade;
alter table webhook_endpoints add foreign key (company_id) references companies on delete cascade;
alter table webhook_events add foreign key (company_id) references companies on delete cascade;
alter table notifications add foreign key (company_id) references companies on delete cascade;

-- The history of a company's page: which user changed which part, and when. A trigger writes it.
create table company_changes (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- The version of the page after the change.
  version integer not null,
  -- { field: { from, to } }
  changes jsonb not null,
  changed_by text not null,
  -- Whether the page was public.
  is_public boolean not null,
  changed_at timestamptz not null default now()
);
create index on company_changes (company_id, id desc);

-- Writers that do not send a version, as the settings or an import, raise it, too, and stand in the history: an editor with an edit conflict reads what
-- changed.
create function count_page_version() returns trigger language plpgsql as $$
declare
  of_page constant text[] := array[
    'name', 'logo', 'introduction', 'product_description', 'vision', 'images', 'image_texts', 'company_youtube_url', 'interview_video_url',
    'interview_video_summary', 'officer_name', 'founding_year', 'employee_range', 'employee_count', 'capital', 'capital_date', 'category_ids', 'social_issues',
    'feature1', 'feature2', 'feature3', 'feature4', 'feature5', 'feature6', 'feature7', 'prefecture', 'address', 'contact_phone', 'contact_email',
    'contact_url', 'url', 'is_hiring_open_position', 'open_position_description'];
  differences jsonb;
begin
  if new.page_version <> old.page_version then return new; end if;
  select jsonb_object_agg(key, jsonb_build_object('from', old_row.value, 'to', new_row.value)) into differences
  from jsonb_each(to_jsonb(old)) as old_row join jsonb_each(to_jsonb(new)) as new_row using (key)
  where key = any(of_page) and old_row.value is distinct from new_row.value;
  if differences is null then return new; end if;
  new.page_version := old.page_version + 1;
  insert into company_changes (company_id, version, changes, changed_by, is_public)
  values (new.id, new.page_version, differences, coalesce(current_setting('mebae.actor', true), ''), old.state = 'active');
  return new;
end $$;
create trigger page_version_is_counted before update on companies for each row execute function count_page_version();

-- Pictures of company pages and banners, each under its id. A job deletes a picture, with its file, that no page shows any more.
create table company_pictures (
  id uuid primary key default gen_random_uuid(),
  -- Null for a picture of the operators.
  company_id integer references companies on delete cascade,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now()
);
create index on company_pictures (company_id, created_at);

-- The people a company presents on its page.
create table employees (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  order_no smallint not null default 0,
  is_admin boolean not null default false,
  name text not null check (name <> ''),
  position text not null default '',
  description text not null default '',
  photo text,
  interview_url text check (interview_url ~ '^https?://'),
  interview_title text not null default '',
  interview_url2 text check (interview_url2 ~ '^https?://'),
  interview_title2 text not null default '',
  interview_url3 text check (interview_url3 ~ '^https?://'),
  interview_title3 text not null default '',
  twitter_user_name text check (twitter_user_name ~ '^[A-Za-z0-9_]{1,15}$')
);
create index on employees (company_id, order_no, id);

-- The funding rounds a company shows on its page.
create table company_finances (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  investor text not null check (investor <> ''),
  -- In 万円.
  amount bigint check (amount >= 0),
  finance_date_year smallint not null check (finance_date_year between 1900 and 2100),
  finance_date_month smallint check (finance_date_month between 1 and 12),
  logo text
);
create index on company_finances (company_id, finance_date_year desc, finance_date_month desc);

-- Recommendations by people outside the company.
create table amateras_views (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  order_no smallint not null default 0,
  comment text not null check (comment <> ''),
  name text not null check (name <> ''),
  organization_name text not null default '',
  position text not null default '',
  profile text not null default '',
  image text
);
create index on amateras_views (company_id, order_no, id);

-- The decisions of operators about a company and the text that the company reads. Only the audit log names the operator.
create table company_decisions (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  decision text not null check (decision in ('approved', 'approval_undone', 'refused', 'suspended', 'suspension_lifted', 'contract_ended', 'contract_resumed')),
  reason text not null default '' check (char_length(reason) <= 1000),
  decided_at timestamptz not null
);
create index on company_decisions (company_id, id desc);

-- Which member accepted, for the company, which version of the page about fees and penalties. The company sees that page before it publishes anything.
create table fee_acceptances (
  company_id integer not null references companies on delete cascade,
  version text not null,
  accepted_by text not null,
  accepted_at timestamptz not null default now(),
  primary key (company_id, version)
);

-- An admin's invitation to join the company. Only the link in the mail accepts it; a new mail replaces the link of the one before.
create table member_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  role text not null check (role in ('admin', 'recruiter', 'assistant', 'guest')),
  token_hash bytea not null unique,
  -- Text, because the inviting member may be gone when the invitation is read.
  invited_by_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email_key)
);

-- A request to become the admin of a company without members, by a visitor who proved an address. An operator decides.
create table company_claims (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  name text not null,
  -- The applicant's words about the company.
  company_name text not null,
  corporate_number text not null,
  url text not null check (url ~ '^https?://'),
  -- Becomes the account's password when an operator grants the claim; the decision deletes it here.
  password_hash text,
  terms_version text not null,
  privacy_version text not null,
  asked_at timestamptz not null default now(),
  decision text check (decision in ('granted', 'refused')),
  -- Granted by the setting, not by an operator.
  is_automatic boolean not null default false,
  reason text not null default '',
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (password_hash is not null)),
  check (decision is distinct from 'refused' or reason <> '')
);
create unique index company_claims_waiting on company_claims (company_id, email_key) where decision is null;
create index on company_claims (asked_at desc);

-- The first member claims the company, by invitation, claim or otherwise.
create function claim_company() returns trigger language plpgsql as $$
begin
  update companies set claimed_at = new.created_at where id = new.company_id and is_unclaimed;
  return null;
end $$;
create trigger company_is_claimed after insert on company_users for each row execute function claim_company();

-- A company's keys for its own programs. A key acts in the name of the member who made it, within its scopes, and ends with that member. Only its hash is
-- stored.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  company_user_id uuid not null references company_users on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  -- The first characters, to tell keys apart.
  hint text not null,
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_keys (company_id, created_at desc);
create index on api_keys (company_user_id);
create trigger keys_end after update of revoked_at on api_keys for each row when (old.revoked_at is null and new.revoked_at is not null) execute function record_erasure();

-- Whether a company member belongs to the segment of an announcement. A field that the segment leaves out does not narrow it.
create function member_is_meant(segment jsonb, member uuid) returns boolean language sql stable as $$
  select segment = '{}' or exists (
    select from company_users as users join companies on companies.id = users.company_id
    where users.id = member
      and (segment->'states' is null or segment->'states' ? companies.state)
      and (segment->'roles' is null or segment->'roles' ? users.role))
$$;
