import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { jobOfPosting, type ReadJob } from '../job-of-posting.ts'
import type { Posting } from '../posting.ts'
import type { ReadRecord } from '../read-record.ts'
import type { skillReader } from '../subject/skill-reader.ts'
import { CompanyBook } from './company-book.ts'
import { noCounts, type Outcome } from './counts.ts'
import { duplicateKeyOf, hashOf, identityOfPosting } from './identity-of-posting.ts'
import { duplicatesByStatus, identityKey, knownJobs, rememberPostings } from './known-jobs.ts'
import { refusalOfPosting } from './refusal-of-posting.ts'
import { addJobs, type Candidate, type Change, changesState, confirmJobs, updateJobs, wantsConfirmation } from './save-jobs.ts'

const BATCH = 1_000

export type Rejection = { place: string; reason: string; record: unknown }
/** `source_hash`: of the posting and of what reads it. `job` is absent where it is likely not needed. */
type ReadPosting = Pick<Candidate, 'place' | 'posting' | 'source' | 'reference_number' | 'source_hash'> & { job?: ReadJob }
/** `reader`: another one may read another job out of the same posting. */
type Means = { db: Database; now: Date; reader: string; readSkills: ReturnType<typeof skillReader>; onRejection(rejection: Rejection): Promise<void> }

/** Takes records one after the other, saves them in batches while the next ones are read, and knows how each ended. */
export class JobStore {
  readonly counts = noCounts()
  readonly #means: Means
  readonly #companies: CompanyBook
  #batch = new Map<string, ReadPosting>()
  #saving = Promise.resolve()
  /** Jobs of this run: a reference that comes again replaces the earlier record of the same file. */
  readonly #seen = new Set<number>()
  /** Whether most of the last batch stood here as it is: then the next one is read only where it turns out to be new. */
  #isRepeat = false
  /** Records that an earlier run saw superseded in the same file. They count only if nothing follows. */
  readonly #waiting = new Map<string, Candidate>()

  /** How many companies wait for an operator's decision whether they are one with members. */
  get questions() {
    return this.#companies.questions
  }

  private constructor(means: Means, companies: CompanyBook) {
    this.#means = means
    this.#companies = companies
  }

  static async open(means: Means) {
    return new JobStore(means, await CompanyBook.open(means.db))
  }

  async take(record: ReadRecord) {
    if ('reason' in record) return this.#reject({ place: record.place, reason: record.reason, record: { raw: record.raw } })
    const refusal = refusalOfPosting(record.posting)
    if (refusal) return this.#reject({ place: record.place, reason: refusal, record: record.posting })

    const identity = identityOfPosting(record.posting)
    const key = identityKey(identity)
    if (this.#batch.has(key) || this.#batch.size >= BATCH) await this.#handOver()
    const { place, posting } = record
    const read = { place, posting, ...identity, source_hash: hashOf(this.#means.reader, posting) }
    this.#batch.set(key, this.#isRepeat ? read : { ...read, job: this.#jobOf(posting) })
  }

  async finish() {
    await this.#handOver()
    await this.#saving
    const waiting = [...this.#waiting.values()]
    const known = await knownJobs(this.#means.db, waiting)
    await this.#update(
      waiting.flatMap((candidate) => {
        const job = known.get(identityKey(candidate))
        return job ? [{ candidate, known: job, superseded_hashes: [] }] : []
      }),
    )
    this.#waiting.clear()
  }

  /** Waits until nothing is being saved, however it ended: before that, the transaction must not end. */
  async idle() {
    await this.#saving.catch(() => {})
  }

  async #handOver() {
    await this.#saving
    const batch = this.#batch
    this.#batch = new Map()
    this.#saving = this.#save(batch)
    // The next batch, or the end of the file, throws the failure.
    this.#saving.catch(() => {})
  }

  async #save(batch: Map<string, ReadPosting>) {
    const { db, now } = this.#means
    const known = await knownJobs(db, [...batch.values()])
    const fresh: Candidate[] = []
    const confirmed: number[] = []
    const changes: Change[] = []
    const remembered: { id: number; source_hash: string }[] = []
    let same = 0
    for (const [key, read] of batch) {
      const job = known.get(key)
      const company_id = await this.#companies.idOf(read.posting, read.source, job)
      const source_hash = `${company_id} ${read.source_hash}`
      if (this.#waiting.delete(key)) this.#count('unchanged')
      const isSame = job?.source_hash === source_hash && job.company_id === company_id
      if (isSame) same++
      if (job && isSame && !changesState(read.posting, job, now)) {
        this.#seen.add(job.id)
        if (wantsConfirmation(job, now)) confirmed.push(job.id)
        this.#count('unchanged')
        continue
      }
      const candidate = this.#ofCompany(read, company_id, source_hash)
      if (!job) fresh.push(candidate)
      else if (job.content_hash === candidate.content_hash && !changesState(read.posting, job, now)) {
        remembered.push({ id: job.id, source_hash })
        if (wantsConfirmation(job, now)) confirmed.push(job.id)
        this.#count('unchanged')
      } else if (!this.#seen.has(job.id) && job.superseded_hashes?.includes(candidate.content_hash)) this.#waiting.set(key, candidate)
      else {
        const superseded = this.#seen.has(job.id) && job.content_hash ? [...(job.superseded_hashes ?? []), job.content_hash] : []
        changes.push({ candidate, known: job, superseded_hashes: superseded.slice(-20) })
      }
      if (job && !this.#waiting.has(key)) this.#seen.add(job.id)
    }
    this.#isRepeat = same * 2 > batch.size
    await this.#companies.save()
    await rememberPostings(db, remembered)
    await confirmJobs(db, confirmed, now)
    await this.#update(changes)
    await this.#add(fresh)
  }

  #jobOf(posting: Posting) {
    return jobOfPosting(posting, this.#means.readSkills)
  }

  #ofCompany(read: ReadPosting, company_id: number, source_hash: string): Candidate {
    const job = read.job ?? this.#jobOf(read.posting)
    const { content, valid_through, closed } = job
    return {
      ...read,
      job,
      company_id,
      source_hash,
      content_hash: hashOf(company_id, content, valid_through, closed),
      duplicate_key: duplicateKeyOf(company_id, content),
    }
  }

  async #add(candidates: Candidate[]) {
    const { db, now } = this.#means
    const standing = await duplicatesByStatus(
      db,
      candidates.map(({ duplicate_key }) => duplicate_key),
    )
    const fresh = candidates.filter(({ duplicate_key }) => !standing.has(duplicate_key) && standing.add(duplicate_key))
    this.#count('skipped', candidates.length - fresh.length)
    await this.#settle(fresh, 'imported', async (some) => {
      for (const id of await addJobs(db, some, now)) this.#seen.add(id)
    })
  }

  async #update(changes: Change[]) {
    const byCandidate = new Map(changes.map((change) => [change.candidate, change]))
    const { db, now } = this.#means
    await this.#settle([...byCandidate.keys()], 'updated', (some) =>
      updateJobs(
        db,
        some.map((candidate) => byCandidate.get(candidate)!),
        now,
      ),
    )
  }

  /** All together; where one of them does not fit, in halves, so that only that one is turned away. */
  async #settle(candidates: Candidate[], outcome: Outcome, work: (some: Candidate[]) => Promise<unknown>): Promise<void> {
    const [first] = candidates
    if (!first) return
    const rule = await attempt(this.#means.db, () => work(candidates))
    if (rule === undefined) return this.#count(outcome, candidates.length)
    if (candidates.length === 1) return this.#reject({ place: first.place, reason: `保存できない値があります（${rule}）。`, record: first.posting })
    const middle = candidates.length >> 1
    await this.#settle(candidates.slice(0, middle), outcome, work)
    await this.#settle(candidates.slice(middle), outcome, work)
  }

  async #reject(rejection: Rejection) {
    this.#count('rejected')
    await this.#means.onRejection(rejection)
  }

  #count(outcome: Outcome, by = 1) {
    this.counts[outcome] += by
  }
}

/** Does the work in a savepoint. A violation of the database's constraints is rolled back and returned as the constraint's name; other errors are thrown. */
async function attempt(db: Database, work: () => Promise<unknown>): Promise<string | undefined> {
  await sql`savepoint attempt`.execute(db)
  try {
    await work()
    await sql`release savepoint attempt`.execute(db)
    return undefined
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db)
    const { code, constraint, column } = error as { code?: string; constraint?: string; column?: string }
    if (!code || !/^2[23]/.test(code)) throw error
    return constraint ?? column ?? code
  }
}
