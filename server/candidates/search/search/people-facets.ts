import { sql } from 'kysely'
import { countInSteps } from '#contract/platform/text/count-in-steps.ts'
import { type PeopleFacet, peopleFacets, type PeopleFound, type PeopleSearch } from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Member } from '../../visibility/member.ts'
import { peopleMatching } from './people-matching.ts'

/** The values of each facet that somebody has. */
const values: Record<PeopleFacet, ReturnType<typeof sql<number | string>>> = {
  job_fields: sql`unnest(user_desired_job_fields)`,
  prefectures: sql`unnest(user_preferred_work_areas || case when address is null or address = any(user_preferred_work_areas) then '{}' else array[address] end)`,
  employment_types: sql`unnest(user_desired_employment_types)`,
  remote: sql`user_desired_remote`,
  career_intention_rating: sql`career_intention_rating`,
  purpose_intention: sql`purpose_intention`,
}

type Told = { id: number | string; count: number }

/**
 * How many people each value would leave beside the other conditions. Numbers come in steps of five,
 * and values that fewer than five have are not named at all (threats.md T4).
 */
export async function peopleFacetCounts(db: Database, member: Pick<Member, 'company_id'>, search: PeopleSearch): Promise<PeopleFound['facets']> {
  const counted = await Promise.all(
    peopleFacets.map(async (facet) => {
      const { [facet]: _own, ...others } = search
      const rows = await db
        .selectFrom(peopleMatching(db, member, others).select(values[facet].as('id')).as('had'))
        .select(['id', sql<number>`count(*)::int`.as('count')])
        .where('id', 'is not', null)
        .groupBy('id')
        .orderBy('id')
        .execute()
      return [facet, rows.map(({ id, count }) => ({ id, count: countInSteps(count) })).filter((value): value is Told => value.count !== null)] as const
    }),
  )
  return Object.fromEntries(counted) as PeopleFound['facets']
}
