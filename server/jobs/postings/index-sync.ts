import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { OneReading } from '#server/platform/background/one-reading.ts'
import type { Shown } from '#server/platform/request/request-context.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import type { IndexedJob, JobIndexOptions } from '#search-engine/job-index-types.ts'
import { indexedJobs } from './indexed-jobs.ts'
import { dropListedJobs, cacheListedJobs } from './listed/listed-jobs.ts'

/** Changes whenever `indexedJobs` gives other text or columns, so that an older snapshot does not fit. */
const FORM = 3
const BATCH = 2_000
const CHANGES_BEFORE_SAVING = 5_000

type Snapshot = { seq: number; database: string; form: number }

/** This process's job index: built from the database or a snapshot of it, then updated with each commit. */
export class IndexSync {
  jobIndex: JobIndex
  #db: Database
  #file: string
  #applying: () => void
  #seq = 0
  #unsaved = 0
  /** The snapshot being written, or written last: code that deletes the folder waits for it. */
  saved = Promise.resolve()
  readonly #reading = new OneReading(() => this.#readChanges())
  /** The version with which each was changed last, as far as this process saw it. */
  readonly #jobChanges = new Map<number, number>()
  readonly #companyChanges = new Map<number, number>()
  readonly #options: JobIndexOptions = { onError: (error) => logger.error({ err: error }, 'job index not merged; the next change tries again') }

  /** `applying`: called before the index shows a change, so that nothing reads an older state of it from a replica. */
  constructor(db: Database, folder: string, applying: () => void = () => {}) {
    this.#db = db
    this.#applying = applying
    this.jobIndex = new JobIndex(this.#options)
    this.#file = join(folder, 'job-index.snapshot')
  }

  async start() {
    const database = await this.#identity()
    const loaded = await JobIndex.load(this.#file, this.#options)
    const meta = loaded?.meta as Snapshot | undefined
    const { last } = await this.#lastChange()
    if (loaded && meta && meta.form === FORM && meta.database === database && meta.seq <= last) {
      this.jobIndex = loaded.jobIndex
      this.#seq = meta.seq
    } else {
      // Read before the jobs: a change during the reading is read twice, which does no harm.
      this.#seq = last
      this.jobIndex = await JobIndex.build(this.#allJobs(), this.#options)
      this.#unsaved = CHANGES_BEFORE_SAVING
    }
    cacheListedJobs(this.jobIndex)
    await this.catchUp()
    logger.info({ jobs: this.jobIndex.size, from: loaded ? 'snapshot' : 'database' }, 'job index ready')
    this.#save()
  }

  /** Reads the commits since the last read. Called for every notification and after every reconnection; calls in between become one. */
  catchUp(): Promise<void> {
    return this.#reading.ask()
  }

  /** How often the published jobs have changed. */
  get version() {
    return this.jobIndex.version
  }

  /** Whether one of these jobs, or a job of one of these companies, changed after that version. */
  changed({ jobs, companies }: Shown, since: number) {
    const isLater = (changedAt: Map<number, number>) => (id: number) => (changedAt.get(id) ?? 0) > since
    return [...jobs].some(isLater(this.#jobChanges)) || [...companies].some(isLater(this.#companyChanges))
  }

  /** For what lists show beside the jobs: names of features and sizes of companies come from the lookup tables. */
  forgetLists() {
    cacheListedJobs(this.jobIndex)
  }

  /** How many commits this process has yet to read. */
  async lag() {
    return Math.max(0, (await this.#lastChange()).last - this.#seq)
  }

  #save() {
    this.saved = this.saved.then(() => this.#write()).catch((error: unknown) => logger.warn({ err: error }, 'job index snapshot not saved'))
  }

  async #write() {
    if (this.#unsaved < CHANGES_BEFORE_SAVING) return
    this.#unsaved = 0
    const meta: Snapshot = { seq: this.#seq, database: await this.#identity(), form: FORM }
    await this.jobIndex.save(this.#file, meta)
  }

  async #readChanges() {
    for (;;) {
      const changes = await this.#db.selectFrom('job_index_changes').selectAll().where('seq', '>', this.#seq).orderBy('seq').limit(BATCH).execute()
      const last = changes.at(-1)
      if (!last) break
      const ids = changes.map(({ job_id }) => job_id)
      const upsert = await indexedJobs(this.#db, (jobs) => jobs.where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`))
      const kept = new Set(upsert.map(({ id }) => id))
      // A job that goes takes its company from the index, and one that moves has two.
      const companies = [...ids.map((id) => this.jobIndex.companyOf(id)), ...upsert.map(({ company_id }) => company_id)]
      this.#applying()
      this.jobIndex.apply({ upsert, remove: ids.filter((id) => !kept.has(id)) })
      for (const id of ids) this.#jobChanges.set(id, this.version)
      for (const id of companies) if (id !== undefined) this.#companyChanges.set(id, this.version)
      dropListedJobs(this.jobIndex, ids)
      this.#seq = last.seq
      this.#unsaved += ids.length
    }
    this.#save()
  }

  async *#allJobs(): AsyncGenerator<IndexedJob[]> {
    for (let after = 0; ; ) {
      // The range is found on the primary key alone, so that no plan, however ill informed, reads more than a batch.
      const range = this.#db.selectFrom('job_offers').select('id').where('id', '>', after).orderBy('id').limit(BATCH)
      const { last } = await this.#db
        .selectFrom(range.as('range'))
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      if (last === null) return
      const from = after
      yield await indexedJobs(this.#db, (jobs) => jobs.where('job_offers.id', '>', from).where('job_offers.id', '<=', last))
      after = last
    }
  }

  #lastChange = () => this.#db.selectFrom('job_index_changes').select(sql<number>`coalesce(max(seq), 0)`.as('last')).executeTakeFirstOrThrow()

  /** A snapshot belongs to one database; a restored copy of the database has another identity. */
  async #identity() {
    const { rows } = await sql<{ identity: string }>`
      select concat_ws('/', (select id from installation), (select oid from pg_database where datname = current_database())) as identity
    `.execute(this.#db)
    return rows[0]?.identity ?? ''
  }
}
