-- The station a candidate leaves home from, for the way to an office on the job page. Only they read it.
alter table candidate_users add column home_station_sealed text;
