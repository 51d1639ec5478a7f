import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { Listener } from '#server/platform/database/listener.ts'
import { test } from '#server/platform/database/testing.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import { addJob, today } from '#server/testing.ts'
import { IndexSync } from './index-sync.ts'
import { listedJobs } from './listed/listed-jobs.ts'

let folder = ''
const listeners: Listener[] = []
const feeds: IndexSync[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mebae-feed-'))
})
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop()
  for (const feed of feeds.splice(0)) {
    await feed.catchUp()
    await feed.saved
  }
  await rm(folder, { recursive: true })
})

const found = ({ jobIndex }: IndexSync, free_word: string) => jobIndex.search({ free_word, now: today.getTime() / 1000 }).total
// oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits its result
const eventually = (what: () => unknown) => expect.poll(what, { interval: 10, timeout: 60_000 })
const snapshot = () => join(folder, 'job-index.snapshot')

async function follow(db: Database, url: string) {
  const feed = new IndexSync(db, folder)
  feeds.push(feed)
  const listener = new Listener(url, { job_index: () => feed.catchUp() })
  listeners.push(listener)
  await listener.start()
  await feed.start()
  await eventually(() => existsSync(snapshot())).toBe(true)
  return feed
}

/** Another start, and whether it read all jobs from the database. */
async function startAgain(db: Database) {
  const build = vi.spyOn(JobIndex, 'build')
  const feed = new IndexSync(db, folder)
  feeds.push(feed)
  await feed.start()
  const isBuilt = build.mock.calls.length > 0
  build.mockRestore()
  return { feed, isBuilt }
}

test('every process finds a job as soon as it is published, and loses it when it is over', async ({ db, url }) => {
  const [here, there] = [await follow(db, url), await follow(db, url)]
  const { id } = await addJob(db, { position_title: '宇宙飛行士' })
  await eventually(() => [found(here, '宇宙飛行士'), found(there, '宇宙飛行士')]).toEqual([1, 1])

  await db.updateTable('job_offers').set({ state: 'paused' }).where('id', '=', id).execute()
  await eventually(() => [found(here, '宇宙飛行士'), found(there, '宇宙飛行士')]).toEqual([0, 0])
})

test('says which jobs and companies changed after a version, and keeps no list item of them', async ({ db, url }) => {
  const feed = await follow(db, url)
  const [first, second] = [await addJob(db), await addJob(db)]
  await eventually(() => feed.jobIndex.size).toBe(2)
  const since = feed.version
  const context = { db, now: () => today, jobIndex: feed.jobIndex }
  const titles = async () => [...(await listedJobs(context, [first.id, second.id])).values()].map(({ job }) => job.position_title)
  const kept = await listedJobs(context, [first.id])
  expect((await listedJobs(context, [first.id])).get(first.id)).toBe(kept.get(first.id))

  await db.updateTable('job_offers').set({ position_title: '測量士' }).where('id', '=', first.id).execute()
  await eventually(() => feed.version).toBeGreaterThan(since)
  const changed = (jobs: number[], companies: number[]) => feed.changed({ jobs: new Set(jobs), companies: new Set(companies) }, since)
  expect([changed([first.id], []), changed([second.id], [second.company_id]), changed([], [first.company_id])]).toEqual([true, false, true])
  expect(await titles()).toContain('測量士')
})

test('a company that is suspended takes its jobs along, and brings them back', async ({ db, url }) => {
  const feed = await follow(db, url)
  const { company_id } = await addJob(db, { position_title: '測量士' })
  await eventually(() => found(feed, '測量士')).toBe(1)
  const set = (state: string) => db.updateTable('companies').set({ state }).where('id', '=', company_id).execute()
  await set('suspended')
  await eventually(() => found(feed, '測量士')).toBe(0)
  await set('active')
  await eventually(() => found(feed, '測量士')).toBe(1)
})

test('a deleted job, or a job of a deleted company, is found no more', async ({ db, url }) => {
  const feed = await follow(db, url)
  const { id } = await addJob(db, { position_title: '灯台守' })
  const { company_id } = await addJob(db, { position_title: '灯台守' })
  await eventually(() => found(feed, '灯台守')).toBe(2)
  await db.deleteFrom('job_offers').where('id', '=', id).execute()
  await db.deleteFrom('companies').where('id', '=', company_id).execute()
  await eventually(() => found(feed, '灯台守')).toBe(0)
})

test('a slow writer is not overtaken: what commits last is read last', async ({ db, url }) => {
  const feed = await follow(db, url)
  const slow = await db.startTransaction().execute()
  await addJob(slow as unknown as Database, { position_title: '遅い求人' })
  await addJob(db, { position_title: '速い求人' })
  await eventually(() => found(feed, '速い求人')).toBe(1)
  expect(found(feed, '遅い求人')).toBe(0)

  await slow.commit().execute()
  await eventually(() => found(feed, '遅い求人')).toBe(1)
})

test('a rolled-back change is never seen', async ({ db, url }) => {
  const feed = await follow(db, url)
  const given = await db.startTransaction().execute()
  await addJob(given as unknown as Database, { position_title: '幻の求人' })
  await given.rollback().execute()
  await addJob(db, { position_title: '本物の求人' })
  await eventually(() => found(feed, '本物の求人')).toBe(1)
  expect(found(feed, '幻の求人')).toBe(0)
})

test('after a cut of the line, it catches up with the missed changes', async ({ db, url }) => {
  const feed = await follow(db, url)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'mebae listener'`.execute(db)
  await addJob(db, { position_title: '通信士' })
  await eventually(() => found(feed, '通信士')).toBe(1)
})

test('a second start reads the snapshot and only what changed since', async ({ db, url }) => {
  await addJob(db, { position_title: '前からの求人' })
  await follow(db, url)
  await addJob(db, { position_title: '後からの求人' })

  const { feed, isBuilt } = await startAgain(db)
  expect(isBuilt).toBe(false)
  expect([found(feed, '前からの求人'), found(feed, '後からの求人')]).toEqual([1, 1])
})

test('a snapshot of another database is not taken for its own', async ({ db, url }) => {
  await addJob(db, { position_title: '消えた求人' })
  await follow(db, url)
  await db.deleteFrom('job_offers').execute()
  await sql`delete from job_index_changes`.execute(db)
  await sql`update installation set id = gen_random_uuid()`.execute(db)

  const { feed, isBuilt } = await startAgain(db)
  expect(isBuilt).toBe(true)
  expect(found(feed, '消えた求人')).toBe(0)
})

test('a snapshot ahead of its database, which was restored from a backup, is made again', async ({ db, url }) => {
  await addJob(db, { position_title: '戻した求人' })
  await follow(db, url)
  await sql`update job_index_changes set seq = 0`.execute(db)

  const { feed, isBuilt } = await startAgain(db)
  expect(isBuilt).toBe(true)
  expect(found(feed, '戻した求人')).toBe(1)
})

test.for(['cut short', 'garbled', 'empty'])('a snapshot that is %s is made again', async (fault, { db, url }) => {
  await addJob(db, { position_title: '残る求人' })
  await follow(db, url)
  const bytes = await readFile(snapshot())
  if (fault === 'cut short') await truncate(snapshot(), Math.floor(bytes.length / 2))
  else if (fault === 'empty') await truncate(snapshot(), 0)
  else
    await writeFile(
      snapshot(),
      bytes.map((byte, at) => (at > bytes.length / 2 ? byte ^ 0xff : byte)),
    )

  const { feed, isBuilt } = await startAgain(db)
  expect(isBuilt).toBe(true)
  expect(found(feed, '残る求人')).toBe(1)
})
