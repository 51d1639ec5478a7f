import { CandidateSync } from '#server/candidates/search/index/candidate-sync.ts'
import { AlertWatch } from '#server/candidates/saved-searches/alerts/alert-watch.ts'
import { IndexSync } from '#server/jobs/postings/index-sync.ts'
import type { Database } from '#server/platform/database/connect.ts'

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
    start: () => Promise.all([feed.start(), candidateIndex.start()]),
    /** Makes up for what changed while no process listened. */
    lookForAlerts: () => [jobAlerts, peopleAlerts].forEach((watch) => watch.changed()),
    stop: () => [jobAlerts, peopleAlerts, candidateIndex].forEach((one) => one.stop()),
  }
}
