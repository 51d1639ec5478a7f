import { type RawBuilder, sql } from 'kysely'
import type { PeopleSearch } from '#contract/candidates/search/people.ts'
import { freeWordAlternatives } from '#search-engine/matches-job.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Member } from '#server/candidates/visibility/reveal-to.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { SEARCH_TEXT_RULES } from '#server/candidates/visibility/hidden-texts.ts'

/** Lists of a profile, each beside the condition that asks for one of its values. */
const lists = {
  job_fields: 'user_desired_job_fields',
  skill_types: 'candidate_profiles.skill_types',
  employment_types: 'user_desired_employment_types',
} as const
const words = ['career_intention_rating', 'purpose_intention', 'management_experience'] as const

/** The visible candidates who match a company's search: lists, counts and facets start here. */
export function matchingCandidates(db: Database, member: Pick<Member, 'company_id'>, search: PeopleSearch) {
  let people = visibleCandidates(db, member)
    .where('candidate_users.is_open', '=', true)
    .innerJoin('candidate_profiles', 'candidate_profiles.candidate_user_id', 'candidate_users.id')
  for (const condition of conditionsOf(member, search)) people = people.where(condition)
  return people
}

function conditionsOf({ company_id }: Pick<Member, 'company_id'>, search: PeopleSearch): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  for (const [parameter, column] of Object.entries(lists) as [keyof typeof lists, string][]) {
    const ids = search[parameter]
    if (ids?.length) conditions.push(sql`${sql.ref(column)} && ${ids}::smallint[]`)
  }
  for (const column of words) {
    const chosen = search[column]
    if (chosen?.length) conditions.push(sql`${sql.ref(column)} = any(${chosen}::text[])`)
  }
  // Where they live, or would work.
  const places = search.prefectures
  if (places?.length) conditions.push(sql`(user_preferred_work_areas && ${places}::smallint[] or address = any(${places}::smallint[]))`)
  if (search.remote?.length) conditions.push(sql`user_desired_remote = any(${search.remote}::smallint[])`)
  if (search.english_level) conditions.push(sql`english_level >= ${search.english_level}`)
  if (search.favorited) {
    conditions.push(
      sql`exists (select from company_favorites as marked where marked.company_id = ${company_id} and marked.candidate_user_id = candidate_users.id)`,
    )
  }
  return [...conditions, ...freeWordAlternatives(search.free_word ?? '').map((word) => isSaid(company_id, word))]
}

/** Compared with the text that this company may read: the candidate's reveal decides which one that is. A text by older rules, or none yet, answers nothing. */
function isSaid(company_id: number, { alternatives, excluded }: { alternatives: string[]; excluded: boolean }) {
  const patterns = alternatives.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const said = sql<boolean>`coalesce(revealed.text, said.text) like any(${patterns}::text[])`
  return sql<boolean>`exists (
    select from candidate_search_texts as said
    left join (reveals join revealed_search_texts as revealed using (candidate_user_id, level))
      on reveals.candidate_user_id = said.candidate_user_id and reveals.company_id = ${company_id}
    where said.candidate_user_id = candidate_users.id and said.rules = ${SEARCH_TEXT_RULES} and ${excluded ? sql`not ${said}` : said})`
}
