import type { ClientBase } from 'pg'
import { loadDemoCandidates } from './candidates/load-demo-candidates.ts'
import { copyRows } from './copy-rows.ts'
import { demoJobsAndCompanies, type DemoOptions } from './demo-jobs-and-companies.ts'
import { demoStories } from './stories/demo-stories.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'

/** Of two processes that start together one waits for the lock, and then finds the companies of the other. */
const LOCK = 1_636_052_419
/** The lock of record_job_index_change(), so that no other writer numbers a change in between. */
const JOB_INDEX_LOCK = 1_636_052_418
const BATCH = 2000
const tables = ['companies', 'employees', 'company_finances', 'amateras_views', 'company_response_figures', 'job_offers', 'job_offer_versions', 'stories']
const numbered = tables.filter((table) => table !== 'company_response_figures')

type LoadOptions = Omit<DemoOptions, 'first'> & { candidates?: number; onProgress?: (jobs: number) => void }

/** Fills the database with invented companies and jobs, unless it has some. All in one transaction: a killed process leaves nothing. */
export async function loadDemo(connectionString: string, options: LoadOptions): Promise<{ companies: number; jobs: number }> {
  const client = newClient({ connectionString })
  await client.connect()
  try {
    await client.query('begin')
    const loaded = await fill(client, options)
    await client.query('commit')
    return loaded
  } finally {
    await client.end()
  }
}

async function fill(client: ClientBase, { onProgress, candidates = 0, ...options }: LoadOptions) {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  const { rowCount: isFilled } = await client.query('select from companies where is_demo limit 1')
  const loaded = isFilled ? { companies: 0, jobs: 0 } : await fillJobs(client, { ...options, onProgress })
  const { rowCount: arePeopled } = await client.query("select from accounts where kind = 'candidate' and is_demo limit 1")
  if (!arePeopled) await loadDemoCandidates(client, { ...options, candidates })
  return loaded
}

async function fillJobs(client: ClientBase, { onProgress, ...options }: Omit<LoadOptions, 'candidates'>) {
  // The triggers would write a version and a change row by row; the bulk does the same at the end.
  for (const table of ['companies', 'job_offers', 'premium_jobs']) await client.query(`alter table ${table} disable trigger user`)
  const first = await firstIds(client)
  const jobIndex = demoJobsAndCompanies({ ...options, first })
  const { companies } = jobIndex
  await copyRows(
    client,
    'companies',
    companies.map(({ row }) => row),
  )
  await client.query('select save_company_keys(id) from companies where is_demo')
  await copyRows(
    client,
    'employees',
    companies.flatMap(({ employees }) => employees),
  )
  await copyRows(
    client,
    'company_finances',
    companies.flatMap(({ finances }) => finances),
  )
  await copyRows(
    client,
    'amateras_views',
    companies.flatMap(({ views }) => views),
  )
  await copyRows(
    client,
    'company_response_figures',
    companies.flatMap(({ figures }) => figures),
  )

  const { stories, reviews } = demoStories({ companies, seed: options.seed, now: options.now, first: first.stories })
  await copyRows(client, 'stories', stories)
  await copyRows(client, 'story_reviews', reviews)

  for (let start = 0; start < options.jobs; start += BATCH) {
    const jobs = jobIndex.jobs(start, Math.min(start + BATCH, options.jobs))
    await copyRows(
      client,
      'job_offers',
      jobs.map(({ row }) => row),
    )
    await copyRows(
      client,
      'job_offer_versions',
      jobs.flatMap(({ versions }) => versions),
    )
    onProgress?.(start + jobs.length)
  }

  // CTO, CIO and VPoE.
  await client.query(
    'insert into premium_jobs (job_id, marked_at) select id, published_at from job_offers where 25 = any(job_fields) and published_at is not null on conflict do nothing',
  )
  await announce(client)
  for (const table of numbered) await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table])
  for (const table of ['companies', 'job_offers', 'premium_jobs']) await client.query(`alter table ${table} enable trigger user`)
  await client.query('analyze companies, job_offers, job_offer_versions, job_index_changes')
  return { companies: companies.length, jobs: options.jobs }
}

async function firstIds(client: ClientBase) {
  const columns = numbered.map((table) => `nextval(pg_get_serial_sequence('${table}', 'id'))::integer as ${table}`)
  const { rows } = await client.query<DemoOptions['first']>(`select ${columns.join(', ')}`)
  return rows[0]!
}

/** Notifies every process's job index, oldest confirmation first, as if each job had been published in that order. */
async function announce(client: ClientBase) {
  await client.query('select pg_advisory_xact_lock($1)', [JOB_INDEX_LOCK])
  await client.query(`insert into job_index_changes (job_id, seq)
    select id, nextval('market_change_seq') from (
      select job_offers.id from job_offers join companies on companies.id = company_id where companies.is_demo order by confirmed_at nulls first, job_offers.id
    ) as jobs`)
  await client.query(`select pg_notify('job_index', '')`)
}
