import { setImmediate as turn } from 'node:timers/promises'
import type { IndexSync } from '#server/jobs/postings/index-sync.ts'

/** The moment, in epoch milliseconds, from which this process finds the word. */
export async function whenFound(feed: IndexSync, word: string) {
  while (feed.jobIndex.search({ free_word: word, now: Date.now() / 1000, limit: 0 }).total === 0) await turn()
  return performance.timeOrigin + performance.now()
}
