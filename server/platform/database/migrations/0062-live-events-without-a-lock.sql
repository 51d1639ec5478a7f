-- Which transaction an event came with: readers ask for what their last snapshot did not see, so writers need no lock to give numbers in order
-- (docs/decisions/0056). Rows of before have none: whoever resumes at one of their numbers begins anew.
alter table live_events add column xid xid8;
alter table live_events alter column xid set default pg_current_xact_id();
create index on live_events (xid);
