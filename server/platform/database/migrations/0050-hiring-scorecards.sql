-- hiring: interview kits of companies, and what members write about an applicant with them. No candidate reads any of it.

create table interview_kits (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  purpose text not null default '' check (char_length(purpose) <= 300),
  questions text[] not null default '{}' check (cardinality(questions) <= 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Nobody begins a scorecard with it any more; those that were written stay.
  archived_at timestamptz
);
create index on interview_kits (company_id);

create table interview_kit_criteria (
  kit_id uuid not null references interview_kits on delete cascade,
  order_no smallint not null check (order_no between 0 and 11),
  name text not null check (char_length(name) between 1 and 60),
  looks_for text not null default '' check (char_length(looks_for) <= 300),
  primary key (kit_id, order_no),
  unique (kit_id, name)
);

-- The kits of a job. A job without rows offers every kit of its company.
create table job_interview_kits (
  job_id integer not null references job_offers on delete cascade,
  kit_id uuid not null references interview_kits on delete cascade,
  primary key (job_id, kit_id)
);
create index on job_interview_kits (kit_id);

-- One for each application, kit and member: a draft until it is submitted, and what was submitted from then on.
create table scorecards (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  kit_id uuid not null references interview_kits on delete cascade,
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  recommendation smallint check (recommendation between 1 and 4),
  comment text not null default '' check (char_length(comment) <= 4000),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- When it was corrected after that.
  corrected_times timestamptz[] not null default '{}',
  unique (application_id, kit_id, company_user_id),
  check (submitted_at is null or recommendation is not null)
);
create index on scorecards (kit_id);
create index on scorecards (company_user_id);

-- The criterion as it was called then. Without a score nobody looked into it.
create table scorecard_scores (
  scorecard_id uuid not null references scorecards on delete cascade,
  order_no smallint not null check (order_no between 0 and 11),
  criterion text not null check (char_length(criterion) between 1 and 60),
  score smallint check (score between 1 and 4),
  note text not null default '' check (char_length(note) <= 1000),
  primary key (scorecard_id, order_no)
);

-- Who was asked to fill one.
create table scorecard_requests (
  application_id uuid not null references applications on delete cascade,
  kit_id uuid not null references interview_kits on delete cascade,
  company_user_id uuid not null references company_users on delete cascade,
  asked_at timestamptz not null default now(),
  primary key (application_id, kit_id, company_user_id)
);
create index on scorecard_requests (kit_id);
create index on scorecard_requests (company_user_id);

-- When a candidate leaves, what was written about them goes.
create function delete_scorecards() returns trigger language plpgsql as $$
begin
  delete from scorecards using applications where applications.id = application_id and applications.thread_id = new.id;
  delete from scorecard_requests using applications where applications.id = application_id and applications.thread_id = new.id;
  return null;
end $$;
create trigger scorecards_go_with_the_candidate after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function delete_scorecards();
