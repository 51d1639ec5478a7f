import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { readOnce } from '#server/platform/request/read-once.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Exclusion, Matching } from '#search-engine/job-index-types.ts'
import { wantedOf } from './rules/wanted.ts'
import { type SetWeights, type Weighed, weighed } from './rules/weighed.ts'
import type { Wishes } from './rules/wishes.ts'

type Row = Omit<Wishes, 'availabilities'> & {
  availabilities: Wishes['availabilities'] | null
  match_weights: SetWeights
  salary_floor: number | null
  applied: number[]
  favorited: number[]
  bookmarked: number[]
  hidden_jobs: number[]
  hidden_companies: number[]
}
export type ViewerConditions = Omit<Row, 'availabilities'> & Wishes

/** The viewing candidate's wishes, and the jobs and companies that they have dealt with, in one round trip; null for other viewers. */
export async function viewerConditions(context: Pick<RequestContext, 'db' | 'viewer' | 'reads'>): Promise<ViewerConditions | null> {
  const { db, viewer } = context
  return viewer?.area === 'candidate' ? readOnce(context, 'viewer conditions', () => readConditions(db, viewer.id)) : null
}

async function readConditions(db: Database, id: string): Promise<ViewerConditions | null> {
  const { rows } = await sql<Row>`
    select
      skill_types, user_desired_skill_types, user_desired_job_fields, user_desired_employment_types, user_preferred_work_areas, user_desired_categories,
      user_interest_social_issues, user_desired_company_phases, user_desired_company_kinds, user_desired_remote, user_desired_min_salary, working_day,
      match_weights, salary_floor, is_mama,
      (select json_agg(json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute', to_minute))
        from candidate_availabilities where candidate_user_id = users.id) as availabilities,
      array(select job_id from applications where candidate_user_id = users.id and job_id is not null) as applied,
      array(select job_id from favorites where candidate_user_id = users.id and job_id is not null) as favorited,
      array(select job_id from bookmarks where candidate_user_id = users.id and job_id is not null) as bookmarked,
      array(select job_id from hidden_jobs where candidate_user_id = users.id and job_id is not null) as hidden_jobs,
      array(select company_id from hidden_jobs where candidate_user_id = users.id and job_id is null
        union select company_id from company_blocks where candidate_user_id = users.id) as hidden_companies
    from candidate_users as users
    join candidate_profiles as profiles on profiles.candidate_user_id = users.id
    left join candidate_privacy as privacy on privacy.candidate_user_id = users.id
    where users.id = ${id}`.execute(db)
  const [row] = rows
  return row ? { ...row, availabilities: row.availabilities ?? [] } : null
}

/** Conditions that a search gets for its viewer; jobs that they hid or blocked are always left out. */
export function indexConditions(mine: ViewerConditions | null, switches: { exclude_applied?: boolean | undefined; exclude_favorited?: boolean | undefined }) {
  if (!mine) return {}
  const exclusions: Exclusion[] = [
    { parameter: 'exclude_applied' as const, job_ids: mine.applied },
    { parameter: 'exclude_favorited' as const, job_ids: mine.favorited },
  ].filter(({ parameter, job_ids }) => (switches[parameter] ?? true) && job_ids.length > 0)
  const matching = matchingOf(mine)
  return {
    exclusions,
    exclude_job_ids: mine.hidden_jobs,
    exclude_company_ids: mine.hidden_companies,
    ...(matching.criteria.length > 0 && { matching }),
  }
}

/** The wishes as conditions of the job index. */
export function matchingOf(mine: ViewerConditions): Omit<Matching, 'criteria'> & { criteria: Weighed[] } {
  return { criteria: weighed(wantedOf(mine), mine.match_weights), ...(mine.salary_floor !== null && { salary_floor: mine.salary_floor }) }
}
