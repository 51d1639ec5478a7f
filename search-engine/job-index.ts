import type { FoundIn, JobIndexBytes, JobIndexOptions, IndexedJob, JobQuery, JobResult, SnapshotMeta, Suggestion } from './job-index-types.ts'
import { Throttle } from './throttle.ts'
import { combinedResult } from './query/combined-result.ts'
import { explainWords } from './query/words/explain-words.ts'
import { type CompanyOffers, offersByCompany } from './query/offers-by-company.ts'
import { pageOfAnswers } from './query/page-of-answers.ts'
import { addScores } from './query/words/score-planes.ts'
import { confirmedAfter, searchPlan } from './query/search-plan.ts'
import { segmentAnswer } from './query/segment-answer.ts'
import { jobDocument, type JobDocument } from './segment/job-document.ts'
import { RecentJobs } from './segment/recent-jobs.ts'
import { SegmentBuilder } from './segment/segment-builder.ts'
import type { Segment } from './segment/segment.ts'
import { readSnapshot } from './snapshot/read-snapshot.ts'
import { writeSnapshot } from './snapshot/write-snapshot.ts'
import { recountLive } from './suggest/recount-live.ts'
import { Suggestions } from './suggest/suggestions.ts'

/**
 * The published jobs in memory. Sealed segments, each indexed and unchanging but for removals, hold most jobs; those that
 * changed last stand beside them and are looked through. A merge seals them in slices while searches go on.
 */
export class JobIndex {
  #sealed: Segment[] = []
  readonly #recent = new RecentJobs()
  readonly #options: JobIndexOptions & Required<Pick<JobIndexOptions, 'sliceMilliseconds' | 'mergeAt' | 'onError'>>
  #suggestions = new Suggestions()
  #version = 0
  #countedAfter = -Infinity
  #now: number | undefined
  #merging: Promise<void> | undefined
  #touched: Set<number> | undefined
  #offers: { at: string; byCompany: ReadonlyMap<number, CompanyOffers> } | undefined

  constructor(options: JobIndexOptions = {}) {
    this.#options = { sliceMilliseconds: 4, mergeAt: 512, onError: unheard, ...options }
  }

  /** Indexes many jobs, each id once, resting in between so that requests are answered. */
  static async build(jobs: Indexed, options: JobIndexOptions = {}): Promise<JobIndex> {
    const jobIndex = new JobIndex(options)
    jobIndex.#sealed = [await jobIndex.#index(jobIndex.#documents(jobs))]
    await jobIndex.#suggestions.index(jobIndex.#pace())
    jobIndex.#version = 1
    return jobIndex
  }

  get version(): number {
    return this.#version
  }
  get size(): number {
    return this.#sealed.reduce((sum, segment) => sum + segment.count, this.#recent.size)
  }

  /** The next search sees the changes. */
  apply(changes: { upsert?: (IndexedJob | JobDocument)[]; remove?: number[] }): void {
    for (const id of changes.remove ?? []) this.#forget(id)
    for (const job of changes.upsert ?? []) {
      this.#forget(job.id)
      this.#recent.add(this.#document(job))
    }
    this.#version++
    if (this.#recent.size >= this.#options.mergeAt && !this.#merging) this.#beginMerge(false).catch(this.#options.onError)
  }

  /**
   * Sorts: 1 recommended: with words by `addScores`, two of a company in the first ten; then the wishes, then newest confirmation. 2 newest publication, 3 newest
   * update, 4 highest salary, none last. Equals: the higher id.
   */
  search(query: JobQuery): JobResult {
    this.#now = query.now
    const plan = searchPlan(query)
    const answers = this.#segments().map((segment) => segmentAnswer(segment, plan))
    if (plan.ranked) addScores(answers, plan)
    const ids = pageOfAnswers(answers, plan, query, (id) => this.companyOf(id))
    return { ids, version: this.#version, ...combinedResult(answers, plan, query) }
  }

  /** The company of a job that a search found. */
  companyOf(id: number): number | undefined {
    for (const segment of this.#segments()) {
      const doc = segment.find(id)
      if (doc >= 0 && segment.isAlive(doc)) return segment.parts.columns.company_id[doc]
    }
    return undefined
  }

  /** In which fields of a job the words of a search stand; nothing for a job that is not there. */
  explain(query: Pick<JobQuery, 'free_word' | 'without_synonyms'>, id: number): FoundIn[] {
    for (const segment of this.#segments()) {
      const doc = segment.find(id)
      if (doc >= 0 && segment.isAlive(doc)) return explainWords(query, segment.document(doc))
    }
    return []
  }

  /** Words of the jobs that a typed word was perhaps meant to be: one letter away, the commonest first; none for a word that the jobs know. */
  didYouMean(typed: string): string[] {
    return this.#suggestions.near(typed)
  }

  /** Companies that a typed name means which no job holds: in other letters, or its beginning. */
  companiesCalled(typed: string): string[] {
    return this.#suggestions.called(typed)
  }

  /** Positions, skills and companies that begin with or contain the typed text, with their live jobs (as of `now`, else of the last search). */
  suggest(typed: string, limit: number, now = this.#now): Suggestion[] {
    if (now !== undefined) {
      const moment = confirmedAfter(now)
      recountLive(this.#suggestions, this.#countedAfter, moment, this.#sealed, this.#recent.documents())
      this.#countedAfter = moment
    }
    return this.#suggestions.find(typed, limit)
  }

  /** The jobs of every company that has any, as of `now` (epoch seconds); counted once for each state of the index. */
  offersByCompany(now: number): ReadonlyMap<number, CompanyOffers> {
    const moment = confirmedAfter(now)
    const segments = this.#segments()
    const at = `${this.#version} ${segments.map((segment) => segment.confirmedAfter(moment)).join(' ')}`
    if (this.#offers?.at !== at) this.#offers = { at, byCompany: offersByCompany(segments, moment) }
    return this.#offers.byCompany
  }

  bytes(): JobIndexBytes {
    const sum: JobIndexBytes = { text: 0, index: 0, columns: 0, textUtf8: 0 }
    for (const segment of this.#segments()) {
      const bytes = segment.bytes()
      sum.text += bytes.text
      sum.index += bytes.index
      sum.columns += bytes.columns
      sum.textUtf8 += bytes.textUtf8
    }
    return sum
  }

  /** Waits until everything that changed is indexed. */
  async merged(): Promise<void> {
    await this.#merging
    if (this.#recent.size > 0 || this.#sealed.length > 1) await (this.#merging ?? this.#beginMerge(true))
  }

  /** Writes a snapshot; `meta` carries at least the highest change sequence that the index has seen. */
  async save(file: string, meta: SnapshotMeta): Promise<void> {
    const snapshot = {
      meta,
      version: this.#version,
      countedAfter: this.#countedAfter === -Infinity ? null : this.#countedAfter,
      suggestions: this.#suggestions.saved(),
      indexed: this.#suggestions.indexed,
      changed: this.#recent.documents(),
      segments: this.#sealed,
    }
    await writeSnapshot(file, snapshot, this.#pace())
  }

  /** The index of a snapshot, or null when the file does not fit. */
  static async load(file: string, options: JobIndexOptions = {}): Promise<{ jobIndex: JobIndex; meta: SnapshotMeta } | null> {
    const jobIndex = new JobIndex(options)
    const pace = jobIndex.#pace()
    const snapshot = await readSnapshot(file, pace)
    if (!snapshot) return null
    jobIndex.#sealed = snapshot.segments
    for (const document of snapshot.changed) jobIndex.#recent.add(document)
    jobIndex.#suggestions = await pace.through(Suggestions.from(snapshot.suggestions, snapshot.indexed))
    jobIndex.#countedAfter = snapshot.countedAfter ?? -Infinity
    jobIndex.#version = snapshot.version
    return { jobIndex, meta: snapshot.meta }
  }

  #segments(): Segment[] {
    return [...this.#sealed, ...this.#recent.segments()]
  }

  async *#documents(jobs: Indexed): AsyncGenerator<JobDocument[]> {
    for await (const batch of jobs) {
      for (let at = 0; at < batch.length; at += 16) yield batch.slice(at, at + 16).map((job) => this.#document(job))
    }
  }

  /** What is no job comes as a document: it adds to no suggestion. */
  #document(job: IndexedJob | JobDocument): JobDocument {
    if ('values' in job) return job
    const document = jobDocument(job, this.#suggestions.numbers(job))
    if (document.confirmed_at > this.#countedAfter) this.#suggestions.count(document.suggestions, 1)
    return document
  }

  #forget(id: number): void {
    this.#touched?.add(id)
    const changed = this.#recent.take(id)
    if (changed && changed.confirmed_at > this.#countedAfter) this.#suggestions.count(changed.suggestions, -1)
    for (const segment of this.#sealed) {
      const doc = segment.find(id)
      if (doc < 0 || !segment.isAlive(doc)) continue
      segment.remove(doc)
      if (segment.parts.columns.confirmed_at[doc]! > this.#countedAfter) this.#suggestions.count(segment.suggestions(doc), -1)
    }
  }

  #index(documents: AsyncIterable<JobDocument[]> | Iterable<JobDocument[]>): Promise<Segment> {
    return SegmentBuilder.indexed(documents, this.#pace(), this.#options.densePlaces)
  }

  #pace(): Throttle {
    return new Throttle(this.#options.sliceMilliseconds)
  }

  #beginMerge(all: boolean): Promise<void> {
    this.#merging = this.#merge(all).finally(() => {
      this.#merging = undefined
      this.#touched = undefined
    })
    return this.#merging
  }

  async #merge(all: boolean): Promise<void> {
    const recent = this.#recent.documents()
    const [largest, ...others] = this.#sealed.toSorted((a, b) => b.count - a.count)
    const small = others.reduce((sum, segment) => sum + segment.count, recent.length)
    const everything = all || !largest || small * 16 > largest.count || largest.removals * 4 > largest.size
    const absorbed = everything ? this.#sealed : others
    const touched = (this.#touched = new Set<number>())
    const segment = await this.#index(documentsOf(absorbed, recent))
    for (const id of touched) segment.remove(segment.find(id))
    this.#recent.leave(recent)
    this.#sealed = [...this.#sealed.filter((kept) => !absorbed.includes(kept)), segment]
    this.#touched = undefined
    if (everything) await this.#suggestions.index(this.#pace())
  }
}

/** Batches of jobs, or of documents made of something else. */
type Indexed = AsyncIterable<(IndexedJob | JobDocument)[]> | Iterable<(IndexedJob | JobDocument)[]>

const unheard = (error: unknown): never => {
  throw error
}

function* documentsOf(segments: Segment[], recent: JobDocument[]): Generator<JobDocument[]> {
  yield recent
  for (const segment of segments) {
    for (let doc = 0; doc < segment.size; doc++) if (segment.isAlive(doc)) yield [segment.document(doc)]
  }
}
