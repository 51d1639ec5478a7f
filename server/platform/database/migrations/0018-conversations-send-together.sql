-- conversations: the plain messages that wait at one moment are stored together.

-- What a message costs is mostly its rows in indexes, and the checks of its references.
-- A thread goes only with its company, whose events go with it; no index ever led from a thread to its events.
alter table live_events drop constraint live_events_thread_id_fkey;
-- Rows come in the order of their times, and the purge takes the oldest.
drop index live_events_at_idx;
create index on live_events using brin (at) with (pages_per_range = 16, autosummarize);
-- Both sides' unread messages.
create index messages_unread on messages (thread_id, number) where read_at is null;
drop index messages_thread_id_idx;

-- Lets the worker tell sides of conversations soon. The caller holds each conversation, which the job locks before it reads: a job that waits, or that begins at
-- this moment, will tell of the caller's message, too. `add_jobs` sends a NOTIFY, whose lock covers the whole server until the commit: it is called once, and only
-- where a job is missing.
create function notify_conversations_soon(p_threads uuid[], p_sides text[], p_run_at timestamptz, p_tries integer) returns void language plpgsql as $$
begin
  perform graphile_worker.add_jobs(specs, job_key_preserve_run_at => true) from (
    select array_agg((
      'notify_conversation', json_build_object('thread_id', thread, 'side', side), null, p_run_at, p_tries::smallint, key, null, null
    )::graphile_worker.job_spec) as specs
    from (select thread, side, 'notify_conversation:' || thread || ':' || side as key from unnest(p_threads, p_sides) as told (thread, side)) as told
    where not exists (
      select from graphile_worker.jobs where jobs.key = told.key and jobs.locked_at is null and jobs.attempts < jobs.max_attempts
    )
  ) as missing
  where specs is not null;
end $$;
create or replace function notify_conversation_soon(p_thread uuid, p_side text, p_run_at timestamptz, p_tries integer) returns void language sql as $$
  select notify_conversations_soon(array[p_thread], array[p_side], p_run_at, p_tries);
$$;

-- Sends messages without files and cards, and returns those that it sent. The others are as they were: where anything at all is unusual, or another transaction
-- holds what a message needs, server/conversations/messages/send/send-message.ts does it, or says why not. No two are of one conversation. It waits for no row, so
-- nobody's message waits for another conversation, and its order of locks closes no circle. Everything is asked after the locks: by then it is of the present.
-- send-at-once.test.ts holds its rules against those of the code. `send_message` stays for the version before.
-- In `p_said`, `member` writes for the company, or the candidate without one; `detail` is what the ledger keeps of the words.
create function send_messages(p_said jsonb, p_at timestamptz, p_today date, p_answer_days integer, p_notify_at timestamptz, p_tries integer)
returns table (place integer, sent_id uuid, sent_number integer, sent_at timestamptz, candidate_name text) language plpgsql
-- Few rows, each by its key, whatever the size of the tables was when the plan was made.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  v_places integer[];
  v_threads uuid[];
  v_sides text[];
  v_ids uuid[];
  v_numbers integer[];
  v_names text[];
begin
  with asked as materialized (
    select * from jsonb_to_recordset(p_said) as asked (place integer, member uuid, candidate uuid, company integer)
  ), of_members as (
    select asked.place, threads.id from asked
    join accounts as sender on sender.id = asked.member and sender.kind = 'company'
    join company_users as writer on writer.id = asked.member
    join accounts as partner on partner.id = asked.candidate
    join threads on threads.candidate_user_id = asked.candidate and threads.company_id = asked.company
    where pg_try_advisory_xact_lock_shared(1636052443, asked.company)
    for no key update of sender, threads skip locked
    for share of writer, partner skip locked
  ), of_candidates as (
    select asked.place, threads.id from asked
    join accounts as sender on sender.id = asked.candidate and sender.kind = 'candidate'
    join threads on threads.candidate_user_id = asked.candidate and threads.company_id = asked.company
    where asked.member is null
    for no key update of sender, threads skip locked
  )
  select array_agg(held.place), array_agg(held.id) into v_places, v_threads
  from (select * from of_members union all select * from of_candidates) as held;
  if v_places is null then return; end if;

  with asked as materialized (
    select said.*, held.thread from unnest(v_places, v_threads) as held (place, thread)
    join jsonb_to_recordset(p_said) as said (
      place integer, member uuid, role text, name text, candidate uuid, company integer, session uuid, client_id uuid, message text, detail jsonb
    ) using (place)
  ), sent as materialized (
    select asked.*, gen_random_uuid() as id, threads.last_number as before, threads.last_number + 1 as number,
      case when asked.member is null then 'candidate' else 'company' end as side,
      case when asked.member is null then 'company' else 'candidate' end as other,
      case when asked.member is null then coalesce(
  (select name || 'さん' from candidate_profiles as named where named.candidate_user_id = "threads"."candidate_user_id" and name <> '' and exists (
  select from reveals where reveals.candidate_user_id = "threads"."candidate_user_id" and reveals.company_id = "threads"."company_id" and 'name'::text = any((coalesce(reveals.parts,
  case reveals.level when 'contact' then array['profile', 'name', 'career', 'contact'] when 'career' then array['profile', 'career'] else array['profile'] end) || case when reveals.shows_files then array['attached_files'] else '{}'::text[] end)))),
  '求職者 ' || upper(left("threads"."candidate_user_id"::text, 4)),
  '退会済みユーザー') else '' end as called
    from asked join threads on threads.id = asked.thread join companies on companies.id = threads.company_id
    where exists (
        select from sessions join accounts on accounts.id = sessions.account_id
        where sessions.id = asked.session and accounts.id = coalesce(asked.member, asked.candidate) and accounts.restricted_at is null
          and sessions.expires_at > p_at and (sessions.second_factor_at is not null or not (accounts.totp_confirmed_at is not null or accounts.passkey_factor_at is not null
  or accounts.kind <> 'candidate' and exists (select from passkeys where passkeys.account_id = accounts.id)))
      )
      and not exists (select from messages where messages.thread_id = threads.id and messages.client_id = asked.client_id)
      and not exists (select from webhook_endpoints as hooks
        where hooks.company_id = asked.company and hooks.disabled_at is null and 'message.created' = any(hooks.event_types))
      and case when asked.member is null then case when threads.closed_by is not null then 'THREAD_CLOSED'
  when companies.state <> 'active' or companies.end_of_contract then 'PARTNER_UNREACHABLE'
  when companies.is_unclaimed then 'COMPANY_UNCLAIMED'
  when coalesce(threads.last_number, 0) = 0 and companies.deny_company_apply then 'CONTACT_NOT_ACCEPTED' end is null
      else companies.state = 'active' and not companies.end_of_contract
        and exists (select from company_users as writer where writer.id = asked.member and writer.role = asked.role and writer.name = asked.name)
        and not exists (select from reveals where reveals.candidate_user_id = asked.candidate and reveals.company_id = asked.company and reveals.contact_after_answer)
        and (threads.company_id = asked.company
  and exists (select from messages as said where said.thread_id = threads.id and said.kind <> 'scout')
  and not exists (select from company_blocks as blocks where blocks.candidate_user_id = threads.candidate_user_id and blocks.company_id = threads.company_id)
  and (asked.role <> 'guest' or exists (
    select from candidate_assignments as assigned where assigned.company_user_id = asked.member and assigned.candidate_user_id = threads.candidate_user_id
  )))
        and case when threads.closed_by is not null then 'THREAD_CLOSED'
  when not exists (select from accounts where accounts.id = threads.candidate_user_id and accounts.restricted_at is null) then 'PARTNER_UNREACHABLE'
  when threads.parked_until > p_today::date then 'THREAD_PARKED'
  when (select count(*) >= 2 and bool_and(first.company) from messages as first
    where first.thread_id = threads.id and first.number <= 3) then 'ANSWER_AWAITED' end is null end
  ), heard as (
    update messages set read_at = p_at from sent
    where messages.thread_id = sent.thread and messages.company = (sent.member is null) and messages.number <= sent.before and messages.read_at is null
    returning sent.place
  ), noticed as (
    update notifications set read_at = p_at from (select * from sent where sent.place in (select heard.place from heard)) as reader
    where notifications.read_at is null and notifications.subject_type = 'conversation'
      and notifications.subject_id = case when reader.member is null then reader.company::text else reader.candidate::text end
      and case when reader.member is null then notifications.account_id = reader.candidate
        else notifications.account_id in (select company_users.id from company_users where company_users.company_id = reader.company) end
  ), finished as (
    delete from message_drafts using sent
    where message_drafts.candidate_user_id = sent.candidate and message_drafts.company_id = sent.company and message_drafts.company_user_id is not distinct from sent.member
  ), answered as (
    update applications set first_answered_at = p_at from sent
    where sent.member is not null and applications.thread_id = sent.thread and applications.first_answered_at is null
  ), moved as (
    update threads set last_number = sent.number, last_message_at = p_at, turn = sent.other,
      turn_since = case when threads.turn = sent.other then threads.turn_since else p_at end,
      answer_due_at = case when threads.turn = sent.other then threads.answer_due_at else p_at + make_interval(days => p_answer_days) end,
      candidate_archived_at = null, company_archived_at = null
    from sent where threads.id = sent.thread
  ), stored as (
    insert into messages (id, thread_id, client_id, company, name, company_user_id, message, number, created_at)
    select sent.id, sent.thread, sent.client_id, sent.member is not null, sent.name, sent.member, sent.message, sent.number, p_at from sent
  ), noted as (
    insert into events (kind, at, actor, candidate_user_id, company_id, detail)
    select 'message_sent', p_at, sent.side, sent.candidate, sent.company,
      jsonb_build_object('message_id', sent.id, 'kind', 'message', 'by_member', sent.member is not null) || sent.detail
    from sent order by sent.place
  ), published as (
    insert into live_events (thread_id, candidate_user_id, company_id, kind, detail)
    select sent.thread, sent.candidate, sent.company, 'message_added', jsonb_build_object('message_id', sent.id, 'number', sent.number) from sent order by sent.place
  )
  select array_agg(sent.place), array_agg(sent.thread), array_agg(sent.other), array_agg(sent.id), array_agg(sent.number), array_agg(sent.called)
  into v_places, v_threads, v_sides, v_ids, v_numbers, v_names from sent;
  if v_places is null then return; end if;
  perform notify_conversations_soon(v_threads, v_sides, p_notify_at, p_tries);
  return query select done.place, done.id, done.number, p_at, done.called from unnest(v_places, v_ids, v_numbers, v_names) as done (place, id, number, called);
end $$;
