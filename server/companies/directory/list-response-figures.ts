import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { publicCompanies } from './public-companies.ts'
import { responseFigures } from './response-figures.ts'

export async function listResponseFigures({ db }: RequestContext, id: number) {
  const company = await publicCompanies(db).select('companies.id').where('companies.id', '=', id).executeTakeFirst()
  return company ? { response_figures: await responseFigures(db, id) } : fail('NOT_FOUND')
}
