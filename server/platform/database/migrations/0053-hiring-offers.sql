-- hiring: offers with the conditions of work, in versions that do not change once they are sent.

create table offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  -- From 1, given when it is sent; a draft has none.
  version smallint check (version > 0),
  -- `replaced` by a later version; `lapsed` when the candidate left.
  state text not null default 'draft' check (state in ('draft', 'sent', 'replaced', 'withdrawn', 'lapsed', 'accepted', 'declined')),
  terms jsonb not null,
  -- Why a condition differs from the posting, by its field, in the company's words.
  reasons jsonb not null default '{}',
  message text not null default '' check (char_length(message) <= 2000),
  answer_due_on date,
  -- The posting's conditions and the company's name and address, as they were when it was sent.
  posted jsonb,
  issuer jsonb,
  terms_sha256 text check (terms_sha256 ~ '^[0-9a-f]{64}$'),
  company_user_id uuid references company_users on delete set null,
  member_name text not null default '',
  message_id uuid references messages on delete set null,
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz,
  unique (application_id, version),
  check ((state = 'draft') = (version is null)),
  check ((state = 'draft') = (sent_at is null)),
  check (state = 'draft' or (answer_due_on is not null and issuer is not null and terms_sha256 is not null)),
  check ((state in ('draft', 'sent')) = (settled_at is null))
);
create unique index offers_draft on offers (application_id) where state = 'draft';
create unique index offers_open on offers (application_id) where state = 'sent';
create index on offers (company_user_id);
create index on offers (message_id);

-- What was sent is what was agreed: nothing of it changes any more, and its answer is given once.
create trigger sent_offers_do_not_change before update on offers for each row
  when (old.state <> 'draft' and (
    (old.application_id, old.version, old.terms, old.reasons, old.message, old.answer_due_on, old.posted, old.issuer, old.terms_sha256, old.member_name, old.sent_at)
      is distinct from
    (new.application_id, new.version, new.terms, new.reasons, new.message, new.answer_due_on, new.posted, new.issuer, new.terms_sha256, new.member_name, new.sent_at)
    or (old.state <> 'sent' and (old.state, old.settled_at) is distinct from (new.state, new.settled_at))))
  execute function refuse_change();

-- Nobody answers in the place of a candidate who left. What they accepted stays with the company, without their name.
create function lapse_offers() returns trigger language plpgsql as $$
begin
  delete from offers using applications where applications.id = offers.application_id and applications.thread_id = new.id and offers.state = 'draft';
  update offers set state = 'lapsed', settled_at = now() from applications
    where applications.id = offers.application_id and applications.thread_id = new.id and offers.state = 'sent';
  return null;
end $$;
create trigger offers_lapse_with_the_candidate after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function lapse_offers();

-- A message can be about an offer.
alter table messages
  drop constraint messages_about_check,
  add constraint messages_about_check check (about in ('meeting', 'result', 'scout_accepted', 'promise', 'job_changed', 'offer'));
