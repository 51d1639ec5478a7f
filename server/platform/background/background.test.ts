import { sql } from 'kysely'
import { parseCronItems } from 'graphile-worker'
import { expect, vi } from 'vitest'
import { test } from '../database/testing.ts'
import { logger } from '../logging/logger.ts'
import { crontab, dailyInJapan, lastRun } from './crontab.ts'
import { enqueue } from './enqueue.ts'
import { ALIVE, freeLostJobs } from './free-lost-jobs.ts'
import { tasks } from '#server/tasks.ts'
import { makeDue, runJobs, waitingJobs } from './testing.ts'
import { Worker, workerPool } from './worker.ts'

const id = '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11'
const mail = { mail_id: id }

test('a job that was enqueued in a transaction that rolls back never runs', async ({ db, url }) => {
  const deliver_mail = vi.fn<() => Promise<void>>(async () => {})
  const failed = db.transaction().execute(async (db) => {
    await enqueue(db, 'deliver_mail', mail)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await runJobs(url, { db }, { deliver_mail })
  expect(deliver_mail).not.toHaveBeenCalled()

  await db.transaction().execute((db) => enqueue(db, 'deliver_mail', mail))
  await runJobs(url, { db }, { deliver_mail })
  expect(deliver_mail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ db, isLastTry: false }), mail)
  expect(await waitingJobs(db)).toEqual([])
})

test('a job of the same key takes the place of the one that waits', async ({ db }) => {
  await enqueue(db, 'deliver_mail', { mail_id: 'one' }, { key: 'k' })
  await enqueue(db, 'deliver_mail', { mail_id: 'two' }, { key: 'k' })
  expect(await waitingJobs(db)).toEqual([{ task: 'deliver_mail', payload: { mail_id: 'two' } }])
})

test('a delayed job does not run before its time', async ({ db, url }) => {
  const deliver_mail = vi.fn<() => Promise<void>>(async () => {})
  await enqueue(db, 'deliver_mail', mail, { runAt: new Date('2999-01-01') })
  await runJobs(url, { db }, { deliver_mail })
  expect(deliver_mail).not.toHaveBeenCalled()
})

test('a failed job is tried again, and the last try knows that it is one', async ({ db, url }) => {
  const tries: boolean[] = []
  const deliver_mail = async ({ isLastTry }: { isLastTry: boolean }) => {
    tries.push(isLastTry)
    throw new Error('not yet')
  }
  await enqueue(db, 'deliver_mail', mail, { tries: 2 })
  for (const _ of [1, 2, 3]) {
    await runJobs(url, { db }, { deliver_mail })
    await makeDue(db)
  }
  expect(tries).toEqual([false, true])
})

test('neither the log nor the table of jobs keeps the words of an error', async ({ db, url }) => {
  const told = vi.spyOn(logger, 'warn').mockImplementation(() => {})
  await enqueue(db, 'deliver_mail', mail)
  const deliver_mail = async () => {
    throw Object.assign(new Error('550 no such user hanako@mebae.example'), { code: 'EENVELOPE' })
  }
  await runJobs(url, { db }, { deliver_mail })
  const { rows } = await sql<{ last_error: string }>`select last_error from graphile_worker.jobs`.execute(db)
  expect(rows).toEqual([{ last_error: 'EENVELOPE' }])
  expect(told).toHaveBeenCalledOnce()
  expect(told.mock.lastCall?.[0]).toMatchObject({ task: 'deliver_mail', attempt: 1 })
  told.mockRestore()
})

test('a worker runs jobs that are enqueued while it runs, and stops on request', async ({ db, url }) => {
  const worker = new Worker(url, tasks, { db, jobIndex: undefined as never, now: () => new Date() })
  await worker.start()
  await enqueue(db, 'deliver_mail', mail)
  await vi.waitFor(async () => expect(await waitingJobs(db)).toEqual([]), { timeout: 60_000 })
  await worker.stop()
})

test('a job of a process that was killed is done by another, one of a process that lives is not', async ({ db, url }) => {
  const done: unknown[] = []
  const deliver_mail = async (_: unknown, payload: unknown) => void done.push(payload)
  const pool = workerPool(url, 1)
  await pool.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, 'alive'])
  for (const mail_id of ['dead', 'alive', 'young']) {
    await enqueue(db, 'deliver_mail', { mail_id })
    const age = mail_id === 'young' ? '1 second' : '2 minutes'
    await sql`update graphile_worker._private_jobs set locked_by = ${mail_id}, locked_at = now() - ${age}::interval where locked_by is null`.execute(db)
  }
  await freeLostJobs({ db, jobIndex: undefined as never, now: () => new Date(), smtp: undefined, isLastTry: false })
  await runJobs(url, { db }, { deliver_mail })
  expect(done).toEqual([{ mail_id: 'dead' }])
  await pool.end()
})

test('the worker reads instants as instants: without that nothing missed is made up for', async ({ url }) => {
  const pool = workerPool(url, 1)
  const { rows } = await pool.query(`select '2026-11-21 04:10:00.123+09'::timestamptz as at, 1::bigint as n`)
  expect(rows).toEqual([{ at: new Date('2026-11-20T19:10:00.123Z'), n: '1' }])
  await pool.end()
})

test.for([
  ['4:10', '10 19 * * *'],
  ['8:00', '0 23 * * *'],
  ['9:00', '0 0 * * *'],
  ['23:59', '59 14 * * *'],
] as const)('%s in Japan is %s for the worker', ([time, pattern]) => {
  expect(dailyInJapan(time)).toBe(pattern)
})

test.for([
  ['15 3 * * *', '2026-11-21T01:00:00Z', '2026-11-20T18:15:00.000Z'],
  ['15 3 * * *', '2026-11-20T18:15:00Z', '2026-11-19T18:15:00.000Z'],
  // Sunday, and the first of March, in Japan.
  ['0 1 * * 0', '2026-11-23T00:00:00Z', '2026-11-21T16:00:00.000Z'],
  ['0 1 * * 7', '2026-11-23T00:00:00Z', '2026-11-21T16:00:00.000Z'],
  ['30 0 1 3 *', '2026-11-23T00:00:00Z', '2026-02-28T15:30:00.000Z'],
  ['*/20 9-17 * * *', '2026-11-21T08:59:00Z', '2026-11-21T08:40:00.000Z'],
] as const)('%s in Japan was due before %s at %s', ([pattern, before, at]) => {
  expect(lastRun(pattern, new Date(before))?.toISOString()).toBe(at)
})

test('everything in the crontab is a task, under a unique name', () => {
  const items = parseCronItems(crontab)
  expect(items.filter(({ task }) => !(task in tasks))).toEqual([])
  expect(new Set(items.map(({ identifier }) => identifier)).size).toBe(items.length)
})
