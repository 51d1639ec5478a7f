import type { Database } from '#server/platform/database/connect.ts'
import { OneReading } from '#server/platform/background/one-reading.ts'
import { logger } from '#server/platform/logging/logger.ts'
import type { JobIndexOptions } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { documentIds } from './candidate-documents.ts'
import { indexedCandidates } from './indexed-candidates.ts'

const BATCH = 250
/** So often the index is made from nothing: what was forgotten then leaves the memory, too, and the years of experience are those of the day. */
const RENEWAL_HOURS = 24

/**
 * This process's index of the candidates whom companies can find: built from the database, then updated with each commit as the job index is. It is never written to a file:
 * what the candidates wrote stays in the database and in the memory of processes.
 */
export class CandidateSync {
  #index = new JobIndex()
  #db: Database
  #now: () => Date
  /** Nothing before the index was made first. */
  #seq: number | undefined
  #made: { index: JobIndex; seq: number } | undefined
  #renewal: NodeJS.Timeout | undefined
  readonly #reading = new OneReading(() => this.#readChanges())
  readonly #options: JobIndexOptions = {
    onError: (error) => logger.error({ err: error }, 'index of candidates not merged; the next change tries again'),
  }

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  async start() {
    await this.renew()
    logger.info({ candidates: this.#index.size }, 'index of candidates ready')
    const renew = () => void this.renew().catch((err: unknown) => logger.warn({ err }, 'index of candidates not renewed; the next day tries again'))
    this.#renewal = setInterval(renew, RENEWAL_HOURS * 3_600_000).unref()
  }

  stop() {
    clearInterval(this.#renewal)
  }

  /** Reads the commits since the last read. Called for every notification, after every reconnection, and by every search. */
  catchUp = () => this.#reading.ask()

  async current() {
    await this.catchUp()
    return this.#index
  }

  /** Makes the index from nothing beside the one that answers. */
  async renew() {
    await this.#build()
    await this.catchUp()
  }

  /** How many commits this process has yet to read. */
  async lag() {
    return Math.max(0, (await this.#last()) - (this.#seq ?? 0))
  }

  async #build() {
    // Read before the candidates: a change during the reading is read twice, which does no harm.
    const seq = await this.#last()
    this.#made = { seq, index: await JobIndex.build(this.#all(), this.#options) }
  }

  async #readChanges() {
    if (this.#made) [this.#index, this.#seq] = [this.#made.index, this.#made.seq]
    this.#made = undefined
    while (this.#seq !== undefined) {
      const changes = await this.#db
        .selectFrom('candidate_index_changes')
        .select(['number', 'seq'])
        .where('seq', '>', this.#seq)
        .orderBy('seq')
        .limit(BATCH)
        .execute()
      const last = changes.at(-1)
      if (!last) return
      const numbers = changes.map(({ number }) => number)
      const upsert = await indexedCandidates(this.#db, { numbers }, this.#now())
      const kept = new Set(upsert.map(({ id }) => id))
      this.#index.apply({ upsert, remove: numbers.flatMap(documentIds).filter((id) => !kept.has(id)) })
      this.#seq = last.seq
    }
  }

  async *#all() {
    for (let after = 0; ; after += BATCH) {
      const { last } = await this.#db
        .selectFrom('candidate_index_changes')
        .select(({ fn }) => fn.max('number').as('last'))
        .executeTakeFirstOrThrow()
      if (last === null || after >= last) return
      yield await indexedCandidates(this.#db, { after, to: after + BATCH }, this.#now())
    }
  }

  async #last() {
    const { last } = await this.#db
      .selectFrom('candidate_index_changes')
      .select(({ fn }) => fn.max('seq').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }
}
