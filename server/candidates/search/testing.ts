import { sql } from 'kysely'
import type { PeopleSearch } from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { candidatesNow } from '#server/testing.ts'
import { candidateNumber } from './index/candidate-documents.ts'
import { peopleConditions } from './search/read-people-search.ts'
import { seenBy } from './search/seen-by.ts'

/** A company's searches among the candidates as the database has them now: the ids of all whom each one finds. */
export async function peopleSearcher(db: Database, member: { company_id: number }) {
  const index = await candidatesNow(db)
  const visible = await seenBy(db, member, index)
  const { rows } = await sql<{ number: number; id: string }>`select number, candidate_user_id as id from candidate_index_changes`.execute(db)
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  return (search: PeopleSearch) =>
    index.search({ ...peopleConditions(search), ...visible, limit: index.size }).ids.map((id) => ids.get(candidateNumber(id)) ?? '')
}
