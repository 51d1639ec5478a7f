import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { test } from '../database/testing.ts'
import { addOperator, apiFor, today } from '#server/testing.ts'
import { enqueue } from '../background/enqueue.ts'
import { runJobs } from '../background/testing.ts'
import { timedTasks } from './task-queue.ts'

const failing = async () => {
  throw new Error('no such user hanako@mebae.example')
}

test('a task that was given up runs once again, also when two operators ask', async ({ db, url }) => {
  const apis = await Promise.all([1, 2].map(async () => apiFor(db, (await addOperator(db)).as)))
  await enqueue(db, 'notify_conversation', { thread_id: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' } as never, { tries: 1 })
  await runJobs(url, { db }, { notify_conversation: failing })
  const { tasks, counts } = await apis[0]!.operators.tasks.list({})
  expect(counts).toEqual({ waiting: 0, running: 0, failing: 0, given_up: 1 })
  expect(tasks).toMatchObject([{ task: 'notify_conversation', state: 'given_up', last_error: 'Error', attempts: 1, max_attempts: 1 }])
  await Promise.all(apis.map((api) => api.operators.tasks.retry({ task_id: tasks[0]!.id })))
  const notify_conversation = vi.fn<() => Promise<void>>(async () => {})
  await runJobs(url, { db }, { notify_conversation })
  expect(notify_conversation).toHaveBeenCalledOnce()
  await expect(apis[0]!.operators.tasks.retry({ task_id: tasks[0]!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a task that an operator gives up is not done; one that runs is left alone, and mails belong to their own queue', async ({ db, url }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  await enqueue(db, 'notify_conversation', {} as never)
  await enqueue(db, 'deliver_mail', { mail_id: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b11' })
  const { tasks } = await api.operators.tasks.list({})
  const idOf = (name: string) => tasks.find(({ task }) => task === name)!.id
  await api.operators.tasks.give_up({ task_id: idOf('notify_conversation') })
  await expect(api.operators.tasks.give_up({ task_id: idOf('deliver_mail') })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const notify_conversation = vi.fn<() => Promise<void>>(async () => {})
  await runJobs(url, { db }, { notify_conversation, deliver_mail: notify_conversation })
  expect(notify_conversation).toHaveBeenCalledOnce()
  expect((await api.operators.tasks.list({ task_state: 'given_up' })).tasks).toMatchObject([{ task: 'notify_conversation', last_error: 'STOPPED' }])

  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`.execute(db)
  await expect(api.operators.tasks.retry({ task_id: idOf('notify_conversation') })).rejects.toMatchObject({ code: 'TASK_RUNNING' })
})

test('a timed task shows its next run, and whether one was missed', async ({ db }) => {
  const known = (identifier: string, last: string) =>
    sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values (${identifier}, ${last}, ${last})
      on conflict (identifier) do update set last_execution = excluded.last_execution`.execute(db)
  await known('purge_mails', '2026-11-20T19:10:00Z')
  await known('free_lost_jobs', '2026-11-21T00:50:00Z')
  const timed = await timedTasks({ db, now: () => today })
  const of = (name: string) => timed.find(({ task }) => task === name)
  expect(of('purge_mails')).toMatchObject({ next_run_at: '2026-11-21T19:10:00.000Z', is_late: false })
  expect(of('free_lost_jobs')).toMatchObject({ next_run_at: '2026-11-21T01:01:00.000Z', is_late: true })
  expect(of('notify_deadlines')).toMatchObject({ last_run_at: null, is_late: false })
})
