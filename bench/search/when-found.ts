import { setImmediate as turn } from 'node:timers/promises'
import type { MarketFeed } from '#server/jobs/postings/market-feed.ts'

/** The moment, in epoch milliseconds, from which this process finds the word. */
export async function whenFound(feed: MarketFeed, word: string) {
  while (feed.market.search({ free_word: word, now: Date.now() / 1000, limit: 0 }).total === 0) await turn()
  return performance.timeOrigin + performance.now()
}
