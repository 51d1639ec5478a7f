import { sql } from 'kysely'
import { PEOPLE_A_PAGE, type PeopleSearch } from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { matchingCandidates } from './matching-candidates.ts'

const values = {
  job_fields: sql`unnest(user_desired_job_fields)`,
  prefectures: sql`unnest(user_preferred_work_areas || case when address is null or address = any(user_preferred_work_areas) then '{}' else array[address] end)`,
  employment_types: sql`unnest(user_desired_employment_types)`,
  remote: sql`user_desired_remote`,
  career_intention_rating: sql`career_intention_rating`,
  purpose_intention: sql`purpose_intention`,
}

/** The search as it was up to 1.0: the count, a page and six facets, each a statement over the prepared texts. */
export async function sqlSearch(db: Database, member: { company_id: number }, search: PeopleSearch) {
  const found = matchingCandidates(db, member, search)
  const [{ count }, ids] = await Promise.all([
    found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    found
      .select('candidate_users.id')
      .orderBy(sql`greatest(candidate_profiles.updated_at, intention_updated_at)`, 'desc')
      .orderBy('candidate_users.id')
      .limit(PEOPLE_A_PAGE)
      .execute(),
  ])
  await Promise.all(
    Object.entries(values).map(([facet, value]) => {
      const { [facet as keyof PeopleSearch]: _own, ...others } = search
      return db
        .selectFrom(matchingCandidates(db, member, others).select(value.as('id')).as('had'))
        .select(['id', sql<number>`count(*)::int`.as('count')])
        .where('id', 'is not', null)
        .groupBy('id')
        .execute()
    }),
  )
  return { count, ids }
}
