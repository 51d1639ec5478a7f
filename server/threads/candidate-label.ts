import { sql } from 'kysely'

/** What a company calls the candidate of `threads`: their name once they revealed it, until then a number. */
export const candidateLabel = sql<string>`coalesce(
  (select name from candidate_profiles as named join reveals using (candidate_user_id)
    where named.candidate_user_id = threads.candidate_user_id and reveals.company_id = threads.company_id and level = 'contact' and name <> ''),
  '求職者 ' || upper(left(threads.candidate_user_id::text, 4)),
  '退会済みユーザー')`

/** What the company's pages call the candidate of a thread by: whoever left keeps the id of the thread. */
export const candidateOfThread = sql<{ id: string; name: string; has_left: boolean }>`json_build_object(
  'id', coalesce(threads.candidate_user_id, threads.id), 'name', ${candidateLabel}, 'has_left', threads.candidate_user_id is null)`
