import { stringify } from 'csv-stringify/sync'
import type { Analytics } from '#contract/hiring/analytics/company-figures.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import { showAnalytics } from './show-analytics.ts'

const columns = {
  begins_on: 'はじまり',
  ends_on: 'おわり',
  what: '区分',
  company_views: '企業ページの閲覧',
  job_views: '求人の閲覧',
  signed_in_views: '閲覧のうちログイン中',
  favorites: '気になる',
  applications: '応募',
  scouts_sent: '送ったスカウト',
  scouts_accepted: '受けてもらえたスカウト',
  scouts_refused: '断られたスカウト',
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
    ...analytics.funnel.map(({ step, count }) => ({
      begins_on: since,
      ends_on: until,
      what: `選考 ${steps.find(({ key }) => key === step)?.name ?? step}`,
      applications: count,
    })),
  ]
  const table = stringify(lines, { header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([table], `figures-${since}-${until}.csv`, { type: 'text/csv' })
}

/** What is too few to tell says so; an empty cell would read as none. */
const shown = (counts: Partial<Analytics['totals']>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count === null ? '5未満' : count]))
