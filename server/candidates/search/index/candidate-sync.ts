import { setTimeout as wait } from 'node:timers/promises'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { OneReading } from '#server/platform/background/one-reading.ts'
import { logger } from '#server/platform/logging/logger.ts'
import type { JobIndexOptions } from '#search-engine/job-index-types.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { documentIds } from './candidate-documents.ts'
import { indexedCandidates } from './indexed-candidates.ts'

const BATCH = 250
/** How often the index is rebuilt from nothing: this frees the memory of removed candidates and updates their years of experience. */
const DAY = 86_400_000
/** After a failure it is tried again so soon. */
const RETRY = 60_000

/**
 * This process's index of the candidates whom companies can find: built from the database, then updated with each commit as the job index is. It is never written to a file:
 * what the candidates wrote stays in the database and in the memory of processes.
 */
export class CandidateSync {
  #index = new JobIndex()
  #db: Database
  #now: () => Date
  /** Nothing until the index was made for the first time. */
  #seq: number | undefined
  #made: { index: JobIndex; seq: number } | undefined
  #renewal: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #reading = new OneReading(() => this.#readChanges())
  readonly #options: JobIndexOptions = {
    onError: (error) => logger.error({ err: error }, 'index of candidates not merged; the next change tries again'),
  }

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Makes the index, and renews it each day. After `longestWait` milliseconds the process serves while it is made; until then a search for candidates is refused. */
  async start(longestWait?: number) {
    const made = this.#renewDaily()
    await (longestWait === undefined ? made : Promise.race([made, wait(longestWait, undefined, { ref: false })]))
  }

  stop() {
    this.#isStopped = true
    clearTimeout(this.#renewal)
  }

  /** Reads the commits since the last read. Called for every notification, after every reconnection, and by every search. */
  catchUp = () => this.#reading.ask()

  /** The index with all that was committed by now. */
  async current() {
    await this.catchUp()
    return this.#seq === undefined ? fail('PEOPLE_PREPARING') : this.#index
  }

  /** Makes the index from nothing beside the one that answers. */
  async renew() {
    await this.#build()
    await this.catchUp()
  }

  async #renewDaily() {
    let pause = DAY
    try {
      await this.renew()
      logger.info({ candidates: this.#index.size }, 'index of candidates ready')
    } catch (error) {
      if (this.#isStopped) return
      logger.warn({ err: error }, 'index of candidates not made; the next minute tries again')
      pause = RETRY
    }
    if (!this.#isStopped) this.#renewal = setTimeout(() => void this.#renewDaily(), pause).unref()
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
    // Those who come later are among the changes.
    const { last } = await this.#db
      .selectFrom('candidate_index_changes')
      .select(({ fn }) => fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    for (let after = 0; after < (last ?? 0); after += BATCH) yield await indexedCandidates(this.#db, { after, to: after + BATCH }, this.#now())
  }

  async #last() {
    const { last } = await this.#db
      .selectFrom('candidate_index_changes')
      .select(({ fn }) => fn.max('seq').as('last'))
      .executeTakeFirstOrThrow()
    return last ?? 0
  }
}
