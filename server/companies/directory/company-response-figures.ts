import type { Database } from '#server/platform/database/connect.ts'
import { measuredFigures } from '../response-figures/measured-figures.ts'
import { CASES_SHOWN } from './company-columns.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { publicCompanies } from './public-companies.ts'

/** The measured figures of a company's replies, where there are cases enough. */
export const responseFigures = (db: Database, company_id: number) => measuredFigures(db, company_id).where('cases', '>=', CASES_SHOWN).execute()

export async function listResponseFigures({ db }: RequestContext, id: number) {
  const company = await publicCompanies(db).select('companies.id').where('companies.id', '=', id).executeTakeFirst()
  return company ? { response_figures: await responseFigures(db, id) } : fail('NOT_FOUND')
}
