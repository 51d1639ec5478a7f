-- What the free word of a company is compared with: a profile as everybody reads it, without the names of the person, of employers and of schools.
-- Null: what it is made of has changed; the next search makes it anew (server/people/texts/).
create table candidate_search_texts (
  candidate_user_id uuid primary key references candidate_users on delete cascade,
  text text,
  version integer not null default 0
);
insert into candidate_search_texts (candidate_user_id) select id from candidate_users;
create index on candidate_search_texts (candidate_user_id) where text is null;

create function forget_search_text(candidate uuid) returns void language sql as $$
  insert into candidate_search_texts (candidate_user_id) select id from candidate_users where id = candidate
  on conflict (candidate_user_id) do update set text = null, version = candidate_search_texts.version + 1;
$$;
create function search_text_is_old() returns trigger language plpgsql as $$
begin
  perform forget_search_text(case when tg_op = 'DELETE' then old.candidate_user_id else new.candidate_user_id end);
  return null;
end $$;
create trigger profiles_are_searched after insert or update on candidate_profiles for each row execute function search_text_is_old();
create trigger work_is_searched after insert or update or delete on work_experiences for each row execute function search_text_is_old();
create function search_text_of_user_is_old() returns trigger language plpgsql as $$
begin
  perform forget_search_text(new.id);
  return null;
end $$;
create trigger names_are_not_searched after update of username, email on candidate_users for each row
  when (old.username is distinct from new.username or old.email is distinct from new.email) execute function search_text_of_user_is_old();

-- How much of what is limited a company used on one day in Japan. The row's lock makes those who ask at once take turns.
create table company_days (
  company_id integer not null references companies on delete cascade,
  on_day date not null,
  people_listed integer not null default 0,
  people_opened integer not null default 0,
  scouts_sent integer not null default 0,
  primary key (company_id, on_day)
);
-- Whom it counted already: who looks at somebody twice on one day looks once.
create table company_looks (
  company_id integer not null references companies on delete cascade,
  on_day date not null,
  kind text not null check (kind in ('listed', 'opened')),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  primary key (company_id, on_day, kind, candidate_user_id)
);
create index on company_looks (candidate_user_id);
create index on company_looks (on_day);

create table company_saved_searches (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- A PeopleSearch (contract/people.ts).
  search jsonb not null,
  member_name text not null default '',
  created_at timestamptz not null default now()
);
create index on company_saved_searches (company_id);

-- Only for how a scout begins and ends: the reason is written for one person.
create table scout_templates (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  greeting text not null default '' check (char_length(greeting) <= 1000),
  closing text not null default '' check (char_length(closing) <= 1000),
  created_at timestamptz not null default now()
);
create index on scout_templates (company_id);

alter table scouts
  -- What the reason took up, as it was written then: [{ part, text }].
  add quotes jsonb not null default '[]',
  add foreign key (template_id) references scout_templates on delete set null;
create index on scouts (template_id);
