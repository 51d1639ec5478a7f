-- conversations: a plain message in one round trip.

-- Lets the worker tell one side of a conversation soon. The caller holds the conversation, which the job locks before it reads: a job that waits, or that begins
-- at this moment, will tell of the caller's message, too. `add_job` sends a NOTIFY, whose lock covers the whole server until the commit; a job that is not due
-- yet needs none, because the worker finds it by looking.
create function notify_conversation_soon(p_thread uuid, p_side text, p_run_at timestamptz, p_tries integer) returns void language plpgsql as $$
declare
  v_key text := 'notify_conversation:' || p_thread || ':' || p_side;
  v_payload json := json_build_object('thread_id', p_thread, 'side', p_side);
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, key)
  select id, v_payload, p_run_at, p_tries, v_key from graphile_worker._private_tasks where identifier = 'notify_conversation'
  on conflict (key) do nothing;
  if found then return; end if;
  perform from graphile_worker._private_jobs where key = v_key and is_available;
  if found then return; end if;
  perform graphile_worker.add_job('notify_conversation', v_payload, run_at => p_run_at, max_attempts => p_tries, job_key => v_key, job_key_mode => 'preserve_run_at');
end $$;

-- Sends a message without files and cards, and returns it; returns nothing, and has changed nothing, where anything at all is unusual: then
-- server/conversations/messages/send/send-message.ts does it, or says why not. It takes the locks in the one order (decision 0037). Each statement sees what was
-- committed before it, so what is asked after a lock was waited for is asked of the present. send-at-once.test.ts holds its rules against those of the code.
-- `p_member`: the member who writes, null for a candidate. `p_detail`: what the ledger keeps of the words.
create function send_message(
  p_member uuid, p_role text, p_candidate uuid, p_company integer, p_session uuid,
  p_client_id uuid, p_name text, p_message text, p_detail jsonb,
  p_at timestamptz, p_today date, p_answer_days integer, p_notify_at timestamptz, p_tries integer
) returns table (sent_id uuid, sent_number integer, sent_at timestamptz, candidate_name text) language plpgsql as $$
#variable_conflict use_column
declare
  v_from_company boolean := p_member is not null;
  v_side text := case when v_from_company then 'company' else 'candidate' end;
  v_other text := case when v_from_company then 'candidate' else 'company' end;
  v_thread uuid;
  v_last integer;
  v_name text := '';
  v_read boolean;
  v_id uuid;
begin
  perform from accounts where accounts.id = coalesce(p_member, p_candidate) and kind = v_side and restricted_at is null for no key update;
  if not found then return; end if;

  if v_from_company then
    perform from company_users where company_users.id = p_member and company_users.role = p_role for share;
    if not found then return; end if;
    perform pg_advisory_xact_lock_shared(1636052443, p_company);
    perform from accounts where accounts.id = p_candidate for share;
    select threads.id, threads.last_number into v_thread, v_last from threads
    where threads.candidate_user_id = p_candidate and (threads.company_id = p_company
  and exists (select from messages as said where said.thread_id = threads.id and said.kind <> 'scout')
  and not exists (select from company_blocks as blocks where blocks.candidate_user_id = threads.candidate_user_id and blocks.company_id = threads.company_id)
  and (p_role <> 'guest' or exists (
    select from candidate_assignments as assigned where assigned.company_user_id = p_member and assigned.candidate_user_id = threads.candidate_user_id
  )))
    for no key update of threads;
    if not found then return; end if;
    perform from threads join companies on companies.id = threads.company_id
    where threads.id = v_thread and companies.state = 'active' and not companies.end_of_contract
      and exists (select from sessions where sessions.id = p_session)
      and not exists (select from messages where messages.thread_id = v_thread and messages.client_id = p_client_id)
      and not exists (select from reveals where reveals.candidate_user_id = p_candidate and reveals.company_id = p_company and reveals.contact_after_answer)
      and not exists (select from webhook_endpoints as hooks
        where hooks.company_id = p_company and hooks.disabled_at is null and 'message.created' = any(hooks.event_types))
      and case when threads.closed_by is not null then 'THREAD_CLOSED'
  when not exists (select from accounts where accounts.id = threads.candidate_user_id and accounts.restricted_at is null) then 'PARTNER_UNREACHABLE'
  when threads.parked_until > p_today::date then 'THREAD_PARKED'
  when (select count(*) >= 2 and bool_and(first.company) from messages as first
    where first.thread_id = threads.id and first.number <= 3) then 'ANSWER_AWAITED' end is null;
  else
    select threads.id, threads.last_number into v_thread, v_last from threads
    where threads.candidate_user_id = p_candidate and threads.company_id = p_company
    for no key update;
    if not found then return; end if;
    select coalesce(
  (select name || 'さん' from candidate_profiles as named where named.candidate_user_id = "threads"."candidate_user_id" and name <> '' and exists (
  select from reveals where reveals.candidate_user_id = "threads"."candidate_user_id" and reveals.company_id = "threads"."company_id" and 'name'::text = any((coalesce(reveals.parts,
  case reveals.level when 'contact' then array['profile', 'name', 'career', 'contact'] when 'career' then array['profile', 'career'] else array['profile'] end) || case when reveals.shows_files then array['attached_files'] else '{}'::text[] end)))),
  '求職者 ' || upper(left("threads"."candidate_user_id"::text, 4)),
  '退会済みユーザー') into v_name
    from threads join companies on companies.id = threads.company_id
    where threads.id = v_thread
      and exists (select from sessions where sessions.id = p_session)
      and not exists (select from messages where messages.thread_id = v_thread and messages.client_id = p_client_id)
      and not exists (select from webhook_endpoints as hooks
        where hooks.company_id = p_company and hooks.disabled_at is null and 'message.created' = any(hooks.event_types))
      and case when threads.closed_by is not null then 'THREAD_CLOSED'
  when companies.state <> 'active' or companies.end_of_contract then 'PARTNER_UNREACHABLE'
  when companies.is_unclaimed then 'COMPANY_UNCLAIMED'
  when coalesce(threads.last_number, 0) = 0 and companies.deny_company_apply then 'CONTACT_NOT_ACCEPTED' end is null;
  end if;
  if not found then return; end if;

  update messages set read_at = p_at
  where messages.thread_id = v_thread and messages.company = not v_from_company and messages.number <= v_last and messages.read_at is null;
  v_read := found;
  if v_read and v_from_company then
    update notifications set read_at = p_at
    where read_at is null and subject_type = 'conversation' and subject_id = p_candidate::text
      and account_id in (select company_users.id from company_users where company_users.company_id = p_company);
  elsif v_read then
    update notifications set read_at = p_at
    where read_at is null and subject_type = 'conversation' and subject_id = p_company::text and account_id = p_candidate;
  end if;
  if v_from_company then
    delete from message_drafts where candidate_user_id = p_candidate and company_id = p_company and company_user_id = p_member;
    update applications set first_answered_at = p_at where thread_id = v_thread and first_answered_at is null;
  else
    delete from message_drafts where candidate_user_id = p_candidate and company_id = p_company and company_user_id is null;
  end if;

  update threads set last_number = v_last + 1, last_message_at = p_at, turn = v_other,
    turn_since = case when turn = v_other then turn_since else p_at end,
    answer_due_at = case when turn = v_other then answer_due_at else p_at + make_interval(days => p_answer_days) end,
    candidate_archived_at = null, company_archived_at = null
  where threads.id = v_thread;
  insert into messages (thread_id, client_id, company, name, company_user_id, message, number, created_at)
  values (v_thread, p_client_id, v_from_company, p_name, p_member, p_message, v_last + 1, p_at) returning id into v_id;
  insert into events (kind, at, actor, candidate_user_id, company_id, detail)
  values ('message_sent', p_at, v_side, p_candidate, p_company,
    jsonb_build_object('message_id', v_id, 'kind', 'message', 'by_member', v_from_company) || p_detail);
  perform notify_conversation_soon(v_thread, v_other, p_notify_at, p_tries);
  if v_read then
    insert into live_events (thread_id, candidate_user_id, company_id, kind, detail)
    values (v_thread, p_candidate, p_company, 'messages_read', jsonb_build_object('number', v_last, 'by', v_side));
  end if;
  insert into live_events (thread_id, candidate_user_id, company_id, kind, detail)
  values (v_thread, p_candidate, p_company, 'message_added', jsonb_build_object('message_id', v_id, 'number', v_last + 1));
  return query select v_id, v_last + 1, p_at, v_name;
end $$;
