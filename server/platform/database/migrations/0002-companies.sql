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
  -- Whole, with building, floor and room: an advert must show it.
  address text not null default '',
  url text check (url ~ '^https?://'),
  -- At least one way to reach the company stands on every published job (law.md L2).
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
  -- Where an import brought the company from.
  source text,
  reference_number text,
  unique (source, reference_number),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on companies (name);

create constraint trigger categories_are_known after insert or update of category_ids on companies
  for each row execute function refuse_unknown_master('company_categories', 'category_ids');
create constraint trigger social_issues_are_known after insert or update of social_issues on companies
  for each row execute function refuse_unknown_master('social_issues', 'social_issues');

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

-- What the company did with applications and accepted scouts, as measured by the system (product.md 8.2).
create table company_response_figures (
  company_id integer not null references companies on delete cascade,
  kind text not null check (kind in ('application', 'scout')),
  cases integer not null check (cases >= 0),
  answered integer not null check (answered between 0 and cases),
  median_answer_hours numeric(8, 1) check (median_answer_hours >= 0),
  finished integer not null default 0 check (finished >= 0),
  told_result integer not null default 0 check (told_result between 0 and finished),
  meetings integer not null default 0 check (meetings >= 0),
  mismatched_meetings integer not null default 0 check (mismatched_meetings between 0 and meetings),
  measured_at timestamptz not null default now(),
  primary key (company_id, kind)
);
