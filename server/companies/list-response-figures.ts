import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { CASES_SHOWN } from './company-columns.ts'
import { publicCompanies } from './public-companies.ts'

export async function listResponseFigures({ db }: RequestContext, id: number) {
  const company = await publicCompanies(db).select('companies.id').where('companies.id', '=', id).executeTakeFirst()
  if (!company) fail('NOT_FOUND')

  const response_figures = await db
    .selectFrom('company_response_figures')
    .select(['kind', 'cases', 'answered', 'median_answer_hours', 'finished', 'told_result', 'meetings', 'mismatched_meetings', 'measured_at'])
    .where('company_id', '=', id)
    .where('cases', '>=', CASES_SHOWN)
    .orderBy('kind')
    .$narrowType<{ kind: 'application' | 'scout' }>()
    .execute()
  return { response_figures }
}
