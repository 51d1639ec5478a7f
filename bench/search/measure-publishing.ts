import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Database } from '#server/platform/database/connect.ts'
import { Listener } from '#server/platform/database/listener.ts'
import type { IndexSync } from '#server/jobs/postings/index-sync.ts'
import { whenFound } from './when-found.ts'

const PUBLISHES = 40
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]?.toFixed(1)
const most = (times: number[]) => Math.max(...times).toFixed(1)

/** From the commit of a changed job until this process and a second one find it; and how soon the second was ready. */
export async function measurePublishing(db: Database, url: string, feed: IndexSync, second: ChildProcess) {
  const listener = new Listener(url, { jobIndex: () => feed.catchUp() })
  await listener.start()
  const [{ readyAfter }] = (await once(second, 'message')) as [{ readyAfter: number }]
  console.log(`restart from the snapshot: ready in ${(readyAfter / 1000).toFixed(2)} s`)

  const { id, position_title } = await db
    .selectFrom('job_offers')
    .select(['id', 'position_title'])
    .where('state', '=', 'published')
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [here, there]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < PUBLISHES; turn++) {
    const word = `ぴかぴか${Date.now().toString(36)}${turn}`
    const answer = once(second, 'message') as Promise<[{ foundAt: number }]>
    second.send(word)
    await db.updateTable('job_offers').set({ position_title: word }).where('id', '=', id).execute()
    const committedAt = performance.timeOrigin + performance.now()
    here.push((await whenFound(feed, word)) - committedAt)
    there.push((await answer)[0].foundAt - committedAt)
  }
  await db.updateTable('job_offers').set({ position_title }).where('id', '=', id).execute()
  console.log(
    `commit to searchable, ${PUBLISHES} times: here p50 ${median(here)} ms, max ${most(here)} ms; in the second process p50 ${median(there)} ms, max ${most(there)} ms`,
  )
  await listener.stop()
  await feed.catchUp()
}
