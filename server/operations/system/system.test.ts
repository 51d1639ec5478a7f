import { sql } from 'kysely'
import { expect } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addOperator, apiFor, today } from '#server/testing.ts'
import { addMail } from '#server/platform/mail/testing.ts'
import { figureOf } from './show-system.ts'
import { Heartbeat } from './heartbeat.ts'
import { RecentAnswers } from '#server/platform/http/metrics/metrics.ts'
import { systemWarnings } from './system-warnings.ts'

const result = {
  tried_at: '2026-11-21T03:15:00+09:00',
  failure: '',
  at: '2026-11-21T03:15:00+09:00',
  place: '/backup',
  bytes: 1,
  seconds: 1,
  is_encrypted: true,
}
const backups = { last: result, drill: result, schedule: null, due_since: null, archive: null, is_encrypted: true, drills_itself: false }

const pulse = {
  build_id: 'b1',
  streams: () => 3,
  jobIndex: () => ({ size: 10, version: 2 }),
  lag: async () => 0,
  answers: () => ({ requests: 60, p95_ms: 12.5 }),
  database: () => ({ cuts: 0, cutAt: undefined, restarts: 0, restartedAt: undefined as Date | undefined }),
}

test('the figures are those of the database, and each process reports that it lives', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  await addMail(db)
  await addMail(db, { failed_at: '2026-11-20T00:00:00Z', failure: 'EENVELOPE 550' })
  const heart = new Heartbeat(db, pulse)
  for (const seconds of [0, 15, 30, 45, 60]) await heart.beat(new Date(today.getTime() + seconds * 1000 - 60_000))
  const { database, queues, processes, samples, disks, backup, warnings } = await api.operators.system()
  expect(database).toMatchObject({ failure: '', value: { max_connections: expect.any(Number) } })
  expect(queues.value).toMatchObject({ mails_waiting: 1, mails_failed: 1, tasks_given_up: 0, workers: 0 })
  expect(processes.value).toMatchObject([{ is_this: true, is_stale: false, streams: 3, build_id: 'b1', requests_per_minute: 60, p95_ms: 12.5, index_lag: 0 }])
  expect(samples.value?.map(({ requests_per_minute }) => requests_per_minute)).toEqual([60, 60])
  expect(disks.value?.map(({ name }) => name)).toEqual(['DATA_DIR', 'FILES_DIR'])
  expect(backup).toMatchObject({ value: { last: null, drill: null, schedule: null, is_encrypted: false, drills_itself: false }, failure: '' })
  expect(warnings.map(({ code }) => code)).toEqual(['no_worker', 'mails_failed', 'no_backup'])
})

test('a table that cannot be read in time hides its own figure only', async ({ db, url }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  const other = connect(url)
  const transaction = await other.startTransaction().execute()
  await sql`lock table mails in access exclusive mode`.execute(transaction)
  const { database, queues, processes, warnings } = await api.operators.system()
  expect(database.failure).toBe('')
  expect(processes.failure).toBe('')
  expect(queues.value).toBeNull()
  expect(queues.failure).toMatch(/応答がありません|読めませんでした/)
  expect(warnings.map(({ code }) => code)).toContain('queues_unknown')
  await transaction.rollback().execute()
  await other.destroy()
})

test('a figure that never comes is not waited for', async () => {
  expect(await figureOf(() => new Promise(() => {}), 1)).toEqual({ value: null, failure: '応答がありません' })
  expect(await figureOf(async () => 3)).toEqual({ value: 3, failure: '' })
})

test('of the answers of a minute 95 of 100 took at most this long, give or take a seventh', () => {
  const recent = new RecentAnswers()
  for (let ms = 1; ms <= 100; ms++) recent.observe(ms)
  const { requests, p95_ms } = recent.take()
  expect(requests).toBe(100)
  expect(p95_ms).toBeGreaterThanOrEqual(95)
  expect(p95_ms).toBeLessThan(95 * 1.15)
  expect(recent.take()).toEqual({ requests: 0, p95_ms: null })
})

test('severe warnings come first: a full disk, no connections left, an old job index', () => {
  const good = { value: null, failure: '' }
  const process = { is_stale: false, index_lag: 5_000 } as never
  const warnings = systemWarnings({
    at: today.toISOString(),
    database: { failure: '', value: { version: '18', bytes: 1, connections: 90, max_connections: 100, longest_statement_seconds: 9 } },
    queues: { failure: '', value: { mails_waiting: 1_001, mails_failed: 0, tasks_due: 0, tasks_later: 0, tasks_given_up: 2, workers: 1 } },
    processes: { failure: '', value: [process] },
    disks: { failure: '', value: [{ name: 'DATA_DIR', total_bytes: 100, free_bytes: 9 }] },
    backup: { failure: '', value: { ...backups, last: { ...result, at: '2026-11-18T01:00:00Z' } } },
    samples: good,
    updates: { failure: '', value: { is_known: true, newest: '1.2.0', security: ['1.1.1'], failure: 'HTTP 404' } },
  })
  expect(warnings.map(({ code }) => code)).toEqual([
    'connections',
    'disk',
    'index_stale',
    'security_update',
    'slow_statement',
    'tasks_given_up',
    'mails_waiting',
    'old_backup',
    'notes_unread',
  ])
})

test.for([
  ['nothing is wrong', {}, []],
  ['none was made', { last: null, drill: null }, ['no_backup']],
  ['the last try failed', { last: { ...result, failure: '満杯です。' } }, ['backup_failed']],
  ['none was missed', { schedule: '15 3 * * *', due_since: '2026-11-19T18:15:00Z' }, []],
  ['two were missed', { schedule: '15 3 * * *', due_since: '2026-11-20T18:15:01Z' }, ['old_backup']],
  ['it lies open', { is_encrypted: false }, ['plain_backup']],
  ['nobody tried to restore it', { drill: null }, ['no_drill']],
  ['it could not be restored', { drill: { ...result, failure: 'companies' } }, ['drill_failed']],
  ['it was tried long ago', { drill: { ...result, at: '2026-11-01T00:00:00Z' } }, ['old_drill']],
] as const)('of backups, %s', ([, change, codes]) => {
  const none = { value: null, failure: '' }
  const figures = { at: today.toISOString(), database: none, queues: none, processes: none, disks: none, samples: none, updates: none }
  expect(systemWarnings({ ...figures, backup: { failure: '', value: { ...backups, ...change } } }).map(({ code }) => code)).toEqual(codes)
})
