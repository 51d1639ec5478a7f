import { CASES_SHOWN } from '#server/companies/directory/company-columns.ts'
import { listedCompanies } from '#server/companies/directory/public-companies.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { keptFor } from './kept-for.ts'

/** The figures are measured at night. */
const MILLISECONDS_KEPT = 600_000
/** Fewer say something of one company, which its own page says better. */
const LEAST_COMPANIES = 3

type Answers = { cases: number; answered: number; median_answer_hours: number | null }
type Context = Pick<RequestContext, 'db' | 'now' | 'jobIndex'>

/** How these companies together answer applications: the sums of what their pages say. Null where too few of them have figures. */
export async function answersOf(context: Context, companyIds: number[]) {
  const all = await allAnswers(context)
  const found = companyIds.flatMap((id) => all.get(id) ?? [])
  if (found.length < LEAST_COMPANIES) return null
  const sum = (field: 'cases' | 'answered') => found.reduce((total, one) => total + one[field], 0)
  // A company that leaves most without an answer waits longer than any number of hours.
  const hours = found.map(({ median_answer_hours }) => median_answer_hours ?? Infinity).toSorted((one, other) => one - other)
  const middle = hours[Math.ceil(hours.length / 2) - 1] ?? Infinity
  return { companies: found.length, cases: sum('cases'), answered: sum('answered'), median_answer_hours: Number.isFinite(middle) ? middle : null }
}

const allAnswers = keptFor(MILLISECONDS_KEPT, async ({ db }: Context): Promise<Map<number, Answers>> => {
  const rows = await listedCompanies(db)
    .innerJoin('company_response_figures as figures', 'figures.company_id', 'companies.id')
    .where('figures.kind', '=', 'application')
    .where('figures.cases', '>=', CASES_SHOWN)
    .select(['companies.id', 'figures.cases', 'figures.answered', 'figures.median_answer_hours'])
    .execute()
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
})
