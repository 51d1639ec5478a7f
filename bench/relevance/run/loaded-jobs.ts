import { endedSessions } from '#server/accounts/sessions/viewer/ended-sessions.ts'
import { indexedJobs } from '#server/jobs/postings/indexed-jobs.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { LiveFeed } from '#server/platform/live/live-feed.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import type { JobFacts } from '../judging/job-facts.ts'
import { readJobFacts } from './read-job-facts.ts'

/** The moment at which every run searches, so that nothing becomes stale between two of them. */
export const searchedAt = new Date('2026-07-15T10:00:00+09:00')

type Loaded = { context: RequestContext; facts: JobFacts[] }

/** A database that holds these jobs only, made in four seconds each time so that a changed import is measured, and the index over them. */
export async function withJobs<Result>(name: string, load: (db: Database, ownerUrl: string) => Promise<unknown>, use: (loaded: Loaded) => Promise<Result>) {
  const leftOver = await openDatabase(name)
  await leftOver.close({ drop: true })
  const database = await openDatabase(name)
  await migrate(database.ownerUrl)
  const db = connect(database.ownerUrl)
  try {
    await load(db, database.ownerUrl)
    const jobIndex = await JobIndex.build([await indexedJobs(db)])
    return await use({ context: visitor(db, jobIndex), facts: await readJobFacts(db, searchedAt) })
  } finally {
    await db.destroy()
    await database.close()
  }
}

/** A visitor who is not signed in, as the server makes one of a request. */
const visitor = (db: Database, jobIndex: JobIndex): RequestContext => ({
  db,
  jobIndex,
  candidateIndex: { current: async () => new JobIndex() },
  live: new LiveFeed(db, endedSessions),
  now: () => searchedAt,
  take: async () => 0,
  language: 'ja',
  viewer: undefined,
  client: { cookie: () => undefined, address: '192.0.2.1', isLocal: true, userAgent: '', idempotencyKey: undefined },
  answer: new Headers(),
})
