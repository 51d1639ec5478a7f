import { sql } from 'kysely'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { listedCompanies } from '#server/companies/directory/public-companies.ts'
import { indexConditions, viewerConditions } from '#server/matching/viewer-conditions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import { readJobSearch } from '../postings/reading/read-job-search.ts'
import { openPositionIndex } from './open-position-index.ts'

const SHOWN = 4
/** Some may have ended since they were read. */
const LOOKED_AT = 3 * SHOWN
const EXCERPT = 200

/** What a company says of itself, and so of its open position. */
const said = new Set<keyof JobQuery>(['free_word', 'without_synonyms', 'company_name', 'company_categories', 'kind', 'phase', 'employee_range', 'prefectures'])

type Search = Omit<JobSearch, 'page' | 'per_page' | 'sort'>

/** Companies that take people without a fixed role, whose words hold those of the search: beside the jobs, never among them. */
export async function searchOpenPositions(context: RequestContext, { exclude_applied: _applied, exclude_favorited: _favorited, ...search }: Search) {
  const { conditions } = readJobSearch(search)
  const isSaid = Object.entries(conditions).every(([name, value]) => value === undefined || said.has(name as keyof JobQuery))
  if (!isSaid || !(conditions.free_word || conditions.company_name)) return { open_positions: [] }
  const mine = await viewerConditions(context)
  const { exclude_company_ids = [] }: Pick<JobQuery, 'exclude_company_ids'> = indexConditions(mine, {})
  const now = Math.floor(context.now().getTime() / 1000)
  const { ids } = (await openPositionIndex(context)).search({ ...conditions, exclude_company_ids, now, limit: LOOKED_AT })
  if (ids.length === 0) return { open_positions: [] }

  const rows = await listedCompanies(context.db)
    .where('companies.id', '=', sql<number>`any(${ids}::integer[])`)
    .where('is_hiring_open_position', '=', true)
    .where('is_unclaimed', '=', false)
    .select([...companySummaryColumns(context.viewer), 'open_position_description', 'introduction'])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const open_positions = ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { open_position_description, introduction, ...company } = row
    return [{ company, description: excerptOf(open_position_description), introduction: excerptOf(introduction) }]
  })
  for (const { company } of open_positions.slice(0, SHOWN)) context.shown?.companies.add(company.id)
  return { open_positions: open_positions.slice(0, SHOWN) }
}

const excerptOf = (text: string) => {
  const letters = [...text.replaceAll(/\s+/gu, ' ').trim()]
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : letters.join('')
}
