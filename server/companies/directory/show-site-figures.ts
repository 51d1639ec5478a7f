import { sql } from 'kysely'
import type { SiteFigures } from '#contract/companies/pages/site-figures.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { CASES_SHOWN } from './company-columns.ts'
import { listedCompanies } from './public-companies.ts'

const DAY = 24

const within = (from: number, to: number) => sql<number>`(count(*) filter (where median_answer_hours > ${from} and median_answer_hours <= ${to}))::integer`

/** What all companies with public figures did together. It sums what their pages say, so everybody can check it. */
export const showSiteFigures = ({ db }: Pick<RequestContext, 'db'>): Promise<SiteFigures> =>
  listedCompanies(db)
    .innerJoin('company_response_figures as figures', 'figures.company_id', 'companies.id')
    .where('figures.kind', '=', 'application')
    .where('figures.cases', '>=', CASES_SHOWN)
    .select([
      sql<number>`count(*)::integer`.as('companies'),
      sql<number>`coalesce(sum(cases), 0)::integer`.as('cases'),
      sql<number>`coalesce(sum(answered), 0)::integer`.as('answered'),
      // A company that leaves most without an answer waits longer than any number of hours.
      sql<number | null>`nullif(percentile_disc(0.5) within group (order by coalesce(median_answer_hours, 'infinity')), 'infinity')::float8`.as(
        'median_answer_hours',
      ),
      sql<SiteFigures['spread']>`json_build_object(
        'same_day', ${within(-1, DAY)}, 'two_days', ${within(DAY, 2 * DAY)}, 'four_days', ${within(2 * DAY, 4 * DAY)}, 'seven_days', ${within(4 * DAY, 7 * DAY)},
        'longer', ${within(7 * DAY, 1_000_000)}, 'mostly_silent', (count(*) filter (where median_answer_hours is null))::integer)`.as('spread'),
      sql<string | null>`max(figures.measured_at)`.as('measured_at'),
    ])
    .executeTakeFirstOrThrow()
