-- platform: what lists of work are sorted, counted and narrowed by, so that a page of 100,000 rows reads a page's worth of them (docs/decisions, pages by number).

-- Jobs of all companies. The key of a title is cut, because what an index holds is limited, and included columns let words be looked for in the index alone.
create index job_offers_latest on job_offers (updated_at desc, id desc);
create index job_offers_latest_of_state on job_offers (state, updated_at desc, id desc);
create index job_offers_by_title on job_offers (left(lower(normalize(position_title, nfkc)), 200), updated_at desc, id desc)
  include (position_title, company_id);
create index job_offers_by_reference on job_offers (id) include (reference_number) where reference_number is not null;
create index companies_by_name on companies (lower(normalize(name, nfkc))) include (name);

-- People whom operators look for: by the beginning of a name, and those whose use is restricted.
create index candidate_profiles_by_name on candidate_profiles (name text_pattern_ops);
create index candidate_profiles_by_reading on candidate_profiles (name_reading text_pattern_ops);
create index candidate_users_by_username on candidate_users (username text_pattern_ops);
create index company_users_by_name on company_users (name text_pattern_ops);
create index accounts_restricted on accounts (id) where restricted_at is not null;

create index audit_logs_by_operator on audit_logs (lower(normalize(operator_name, nfkc)), id desc) include (operator_name);

create index mails_counted on mails (created_at desc, id) include (kind, sent_at, failed_at);
create index mails_by_kind on mails (kind, created_at desc, id) include (sent_at, failed_at);
create index mails_failed on mails (created_at desc, id) where failed_at is not null;
create index mails_waiting on mails (created_at desc, id) where sent_at is null and failed_at is null;

create index webhook_deliveries_listed on webhook_deliveries (webhook_endpoint_id, created_at desc, id) include (webhook_event_id, state);

-- A company's conversations: whose answer is due first, what it has not read, and which began with a scout.
create index threads_by_deadline on threads (company_id, (case when turn is not null then answer_due_at end), last_message_at desc, id);
create index messages_unread_by_company on messages (thread_id) where not company and read_at is null;
create index messages_scouts on messages (thread_id) where kind = 'scout';
