import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { featureIds, listedCompanies } from '#server/companies/directory/public-companies.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'

type Read = { index: JobIndex; upTo: Date; readAt: number; reading: Promise<void> | undefined }
/** One of each process, beside its job index. */
const indexes = new WeakMap<JobIndex, Read>()

const onError = (error: unknown) => logger.error({ err: error }, 'index of open positions not merged; the next change tries again')

/** Seconds for which a change may be unseen. */
const FRESH = 5
/** A change is read again for so many seconds: its transaction may end after others that began later. */
const OVERLAP = 120
/** An open position is not confirmed as a job is; it ends when the company ends it. */
const ALWAYS = 4_000_000_000

/**
 * The open positions as jobs of the search engine, so that words find them by the same rules; the id of each is its company's. What it says may be older than the
 * database by seconds: a caller that shows one asks PostgreSQL whether it is still there.
 */
export async function openPositionIndex(context: Pick<RequestContext, 'db' | 'jobIndex'>): Promise<JobIndex> {
  const read: Read = indexes.get(context.jobIndex) ?? {
    index: new JobIndex({ onError }),
    upTo: new Date(0),
    readAt: Number.NEGATIVE_INFINITY,
    reading: undefined,
  }
  indexes.set(context.jobIndex, read)
  const isOld = performance.now() - read.readAt > FRESH * 1_000
  if (isOld) {
    read.reading ??= readChanges(context, read).finally(() => {
      read.reading = undefined
    })
    await read.reading
  }
  return read.index
}

async function readChanges({ db }: Pick<RequestContext, 'db'>, read: Read) {
  const since = new Date(read.upTo.getTime() - OVERLAP * 1_000)
  const rows = await listedCompanies(db)
    .where(sql<boolean>`is_hiring_open_position`)
    .where('updated_at', '>', since.toISOString())
    .select([
      'id',
      'name as company_name',
      'open_position_description',
      'introduction',
      'product_description',
      'vision',
      'category_ids as company_categories',
      'employee_range',
      'prefecture',
      featureIds(1, 2, 3).as('phase'),
      featureIds(4, 5, 6, 7).as('kind'),
      sql<number>`extract(epoch from updated_at)::float8`.as('updated_at'),
    ])
    .execute()
  if (rows.length > 0) {
    const { company_categories } = await readLookups(db, 'ja')
    const names = new Map(company_categories.map(({ id, name }) => [id, name]))
    read.index.apply({
      upsert: rows.map((row) =>
        asJob(
          row,
          row.company_categories.flatMap((id) => names.get(id) ?? []),
        ),
      ),
    })
    read.upTo = new Date(Math.max(read.upTo.getTime(), ...rows.map(({ updated_at }) => updated_at * 1_000)))
  }
  read.readAt = performance.now()
}

type Row = Pick<IndexedJob, 'id' | 'company_name' | 'company_categories' | 'employee_range' | 'phase' | 'kind' | 'updated_at'> & {
  open_position_description: string
  introduction: string
  product_description: string
  vision: string
  prefecture: number | null
}

/** What the company asks for stands where a job has its title. */
const asJob = ({ open_position_description, introduction, product_description, vision, prefecture, ...row }: Row, categories: string[]): IndexedJob => ({
  ...row,
  company_id: row.id,
  title: open_position_description.replaceAll('\n', ' '),
  skills: '',
  body: [row.company_name, introduction, product_description, vision, ...categories].join('\n'),
  prefectures: prefecture === null ? [] : [prefecture],
  job_fields: [],
  employment_types: [],
  skill_types: [],
  remote: null,
  flex: null,
  week_days: [],
  annual_holidays: [],
  intended_for: [],
  inexperienced_ok: null,
  stock_option: false,
  short_hours: null,
  hourly_wage: [],
  min_salary: null,
  max_salary: null,
  confirmed_at: ALWAYS,
  published_at: row.updated_at,
  social_issues: [],
  min_week_work_days: null,
  schedule: '',
})
