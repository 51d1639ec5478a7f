-- conversations: who may know of which is remembered for open screens until one of these events.

-- A change of blocks (every table of the view `company_blocks`), of assignments, or a withdrawal changes which conversations somebody may know of. It leaves an
-- event that concerns nobody, on which each process forgets what it remembered (server/platform/live/live-feed.ts). The event is committed
-- with the change, so whatever is published later is read with it or after it.
alter table live_events drop constraint live_events_check;
alter table live_events add check (num_nonnulls(candidate_user_id, company_id, audience) >= 1 or kind = 'access_changed');
create function forget_access() returns trigger language plpgsql as $$
begin
  insert into live_events (kind) values ('access_changed');
  return null;
end $$;
create trigger access_changes after insert or update or delete on blocked_companies for each statement execute function forget_access();
create trigger access_changes after insert or update or delete on block_rules for each statement execute function forget_access();
create trigger access_changes after insert or update or delete on employer_keys for each statement execute function forget_access();
create trigger access_changes after insert or update or delete on allowed_employers for each statement execute function forget_access();
create trigger access_changes after insert or update or delete on company_keys for each statement execute function forget_access();
create trigger access_changes after update of group_number, corporate_number on companies for each statement execute function forget_access();
create trigger access_changes after insert or update or delete on candidate_assignments for each statement execute function forget_access();
create trigger access_changes after update of candidate_user_id on threads for each statement execute function forget_access();
