import type { Language } from '#contract/platform/text/language.ts'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import type { Database } from '../database/connect.ts'
import type { Databases } from '../database/replica/databases.ts'
import type { AccountTries } from '../database/limits/account-tries.ts'
import type { Budget } from '../database/limits/rate-limits.ts'
import type { StreamSlot } from './stream-slot.ts'
import type { LiveFeed } from '../live/live-feed.ts'
import type { MaintenanceWatch } from '../maintenance/maintenance-watch.ts'
import type { OpeningWatch } from '../opening/opening-watch.ts'
import type { LookupsWatch } from '../lookups/lookups-watch.ts'
import type { AccessLog } from '../access-log/access-log.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import type { Party, Viewer } from '../viewers/viewer.ts'

/** The context of a request beside its input. */
export type Client = {
  cookie: (name: string) => string | undefined
  /** The network address as far as it is known: for rate limits only. */
  address: string
  /** Whether they sit at the machine that this runs on. */
  isLocal?: boolean
  /** By which scheme the browser came, as the proxy says it. */
  scheme?: string | undefined
  userAgent: string
  idempotencyKey: string | undefined
  /** The member for whom the tab that asks shows the company's pages. */
  shownTo?: string | undefined
  /** The API key that a program carries; such a program acts by the key alone, whatever cookies come along. */
  key?: string | undefined
}

/** The jobs and companies that a reply shows. */
export type Shown = { jobs: Set<number>; companies: Set<number> }

/** `isKept`: the viewer was not read for this call. `keep` after a statement confirmed them; `readAgain` where it did not. */
type KeptSession = { isKept: boolean; keep: (viewer: Party) => void; readAgain: () => Promise<Viewer | undefined> }

export type RequestContext = {
  db: Database
  /** Which databases there are. Absent in tests, where all is read from `db`. */
  databases?: Databases | undefined
  jobIndex: JobIndex
  /** The candidates whom companies can find, up to the last commit. */
  candidateIndex: { current: () => Promise<JobIndex> }
  live: LiveFeed
  now: () => Date
  language: Language
  viewer: Viewer | undefined
  /**
   * A user who has signed in but for the second factor. Only procedures that declare `beforeFactor` (contract/platform/procedure.ts) see them; all others treat the client as
   * signed out.
   */
  beforeFactor?: Viewer | undefined
  client: Client
  /** Headers of the reply, with any body: cookies, when to come again. */
  answer: Headers
  /** Absent where nothing is announced, as in tests. */
  maintenance?: MaintenanceWatch | undefined
  /** Absent where the site counts as open, as in tests. */
  opening?: Pick<OpeningWatch, 'isPreparing'> | undefined
  /** The lookup tables in memory; absent where each read asks the database, as in tests. */
  lookups?: Pick<LookupsWatch, 'tables' | 'selection'> | undefined
  /** The record of which user was shown which candidate; absent where it is not needed, as in tests. */
  accesses?: AccessLog | undefined
  /** What the calls of one page that is only read have asked PostgreSQL for already; absent for everything else. */
  reads?: Map<string, Promise<unknown>> | undefined
  /** Where the calls of a page for visitors note what it shows; absent for all other replies. */
  shown?: Shown | undefined
  /** Takes over the events of a call whose connection is to be held without its request. */
  stream?: StreamSlot | undefined
  /** Aborted once the client was told that the request took too long: no write may follow. */
  signal?: AbortSignal | undefined
  /** Why nothing could be done for this request at the moment, once a call of it met that. */
  outage?: { code?: ErrorCode } | undefined
  /** The session cookie of a call whose statement asks again who it is; absent for all others, and in tests. */
  session?: KeptSession | undefined
  /** Takes one from a budget: the seconds to wait when none is left, else 0. */
  take: (budget: Budget, key: string) => Promise<number>
  /** Tries to get into one account; absent where nothing is limited. */
  tries?: Pick<AccountTries, 'take' | 'forget'> | undefined
  /** Work that runs after the call, refused or not: a refusal rolls back its transaction. */
  afterwards?: ((db: Database) => Promise<unknown>)[] | undefined
}
