-- candidates: what hiding found in a profile is kept, so that a list of twenty candidates does not look for names in all their texts again.

-- With the digest of all that it was made from (server/candidates/visibility/hidden-texts.ts): whoever reads it sees whether it still holds.
alter table candidate_search_texts add column hidden jsonb;
create index on candidate_search_texts (candidate_user_id) where hidden is null;

-- What was hidden is a candidate's own text and goes with it.
create or replace function search_text_has_no_rules() returns trigger language plpgsql as $$
begin
  new.rules := 0;
  new.hidden := null;
  return new;
end $$;
