import { CandidateSync } from '#server/candidates/search/index/candidate-sync.ts'
import { AlertWatch } from '#server/candidates/saved-searches/alerts/alert-watch.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { STALE_AFTER } from './heartbeat.ts'

/** So long a start waits for the index of candidates where nobody else serves. */
const LONGEST_WAIT = 5_000

/** This process's indexes of jobs and of candidates, with what follows their changes. `heard` is called before the job index shows a change. */
export function openIndexes(db: Database, folder: string, heard?: () => void) {
  const feed = new IndexSync(db, folder, heard)
  const candidateIndex = new CandidateSync(db, () => new Date())
  const jobAlerts = new AlertWatch(db, 'look_for_saved_search_hits')
  const peopleAlerts = new AlertWatch(db, 'look_for_new_people')
  return {
    feed,
    candidateIndex,
    /** What this process is told to look at by PostgreSQL. */
    channels: {
      job_index: () => (jobAlerts.changed(), feed.catchUp()),
      candidate_index: () => (peopleAlerts.changed(), candidateIndex.catchUp()),
    },
    /** Beside others a process becomes ready with all that it has to know; a lone one would keep everybody waiting for one search. */
    start: async () => {
      const longestWait = (await othersServe(db)) ? undefined : LONGEST_WAIT
      await Promise.all([feed.start(), candidateIndex.start(longestWait)])
    },
    /** Makes up for what changed while no process listened. */
    lookForAlerts: () => [jobAlerts, peopleAlerts].forEach((watch) => watch.changed()),
    stop: () => [jobAlerts, peopleAlerts, candidateIndex].forEach((one) => one.stop()),
  }
}

async function othersServe(db: Database) {
  const since = new Date(Date.now() - STALE_AFTER).toISOString()
  return (await db.selectFrom('processes').select('id').where('stopped_at', 'is', null).where('seen_at', '>', since).limit(1).execute()).length > 0
}
