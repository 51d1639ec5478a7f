import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { analyticsNames } from '#contract/hiring/analytics/analytics-names.ts'
import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { everPublishedJobs } from '#server/jobs/postings/published-jobs.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { showAnalytics } from './show-analytics.ts'

/** One more view of a page today, in Japan's calendar. Members of companies do not count: they would look at their own. */
export async function recordPageView({ db, now, viewer }: RequestContext, { id: company_id, job_id }: { id: number; job_id: number }) {
  const page = job_id
    ? everPublishedJobs(db)
        .where('job_offers.id', '=', job_id)
        .where('job_offers.company_id', '=', company_id)
        .where('job_offers.state', 'in', ['published', 'closed'])
    : publicCompanies(db).where('companies.id', '=', company_id)
  const found = await page.select('companies.id').executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  if (viewer?.area === 'company') return { success: true }
  await db
    .insertInto('company_view_counts')
    .values({ company_id, job_id, on_day: sql`(${now()}::timestamptz at time zone 'Asia/Tokyo')::date`, is_signed_in: viewer !== undefined })
    .onConflict((conflict) => conflict.columns(['company_id', 'on_day', 'job_id', 'is_signed_in']).doUpdateSet({ views: sql`company_view_counts.views + 1` }))
    .execute()
  return { success: true }
}

const columns = {
  begins_on: 'はじまり',
  ends_on: 'おわり',
  what: '区分',
  ...analyticsNames,
}

/** The figures of the page as a table for a spreadsheet, with the same counts left out. A job's title cannot become a formula there. */
export async function exportAnalytics(context: MemberContext, asked: { days?: 30 | 90 | 365 | undefined }) {
  const analytics = await showAnalytics(context, asked)
  const { since, until } = analytics
  const { steps } = await selectionWords(context.db)
  const lines = [
    { begins_on: since, ends_on: until, what: '合計', ...shown(analytics.totals) },
    ...analytics.parts.map((part) => ({ ...part, ...shown(part), what: '期間' })),
    ...analytics.jobs.map(({ id, position_title, ...job }) => ({ begins_on: since, ends_on: until, what: `求人${id} ${position_title}`, ...shown(job) })),
    ...analytics.funnel.map(({ step, step_name, count }) => ({
      begins_on: since,
      ends_on: until,
      what: `選考 ${step_name ?? steps.find(({ key }) => key === step)?.name ?? step}`,
      applications: count,
    })),
  ]
  const table = stringify(lines, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([table], `figures-${since}-${until}.csv`, { type: 'text/csv' })
}

/** What is too few to tell says so; an empty cell would read as none. */
const shown = (counts: Partial<Analytics['totals']>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count === null ? '5未満' : count]))
