import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Access, Call, World } from '../../../tests/access/access.ts'
import { matrix } from '../../../tests/access/matrix.ts'
import { requestOf } from '../../../tests/access/request-of.ts'
import { crontab } from '../background/crontab.ts'
import { tasks } from '#server/tasks.ts'
import { runJobs } from '../background/testing.ts'
import type { Database } from '../database/connect.ts'
import { test } from '../database/testing.ts'
import { storedFiles } from '../files/stored-files.ts'
import { attachmentKey } from '#server/conversations/messages/files/attachments.ts'
import { addCompany, addJob, addMember, addOperator, addSession, contextOf, noPages, today } from '#server/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'

/** For the second round: the acts that part a candidate from a company; and those that end a session, an account or a company, each with separate users. */
const parting = /blocked_companies|block_rules|closure|refusal|\/privacy|intention/
const ending =
  /withdrawal|sessions\/|password|suspension|restriction|session_end|removal|\/role\/|second_factor|_changes|contract|fulfilment|company_users\/members/
/** The messages that the two sides write to each other in between. */
const talking = /^(?:POST|PUT|PATCH) \/(?:candidate|company)_users\/(?:messages\/\{\w+\}\/(?:$|read|comments)|applications\/\{id\}\/$|progress_notes)/
const FILES = 6

const writes = Object.entries(matrix).filter(([route]) => !route.startsWith('GET '))

type Send = () => Promise<unknown>
type Part = Awaited<ReturnType<typeof populate>>[number]

/** Two candidates who write with one company, two of its admins, and two operators: every row is shared with another user. */
async function populate(db: Database) {
  const [candidates, { id: job_id, company_id }] = [[await addOpenCandidate(db), await addOpenCandidate(db)], await addJob(db)]
  const [admins, operators] = [
    [await addMember(db, { company_id }), await addMember(db, { company_id })],
    [await addOperator(db), await addOperator(db)],
  ]
  const guest = await addMember(db, { company_id, role: 'guest' })
  return Promise.all(
    [0, 1].map(async (n) => {
      const [owner, stranger, admin, operator] = [candidates[n]!.id, candidates[1 - n]!.id, admins[n]!.id, operators[n]!.id]
      const parties = { candidate_user_id: owner, company_id }
      const { id: thread_id } = await db
        .insertInto('threads')
        .values({ ...parties, last_number: 2 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const said = (number: number, company: boolean) => ({ thread_id, number, company, client_id: randomUUID(), message: 'こんにちは。' })
      await db
        .insertInto('messages')
        .values([said(1, false), said(2, true)])
        .execute()
      await db
        .insertInto('applications')
        .values({ ...parties, thread_id, job_id })
        .execute()
      const world: World = { db, owner, stranger, company_id, job_id, admin, guest: guest.id, operator }
      const candidate = { area: 'candidate', id: owner } as const
      const people = {
        candidate,
        owner: candidate,
        member: { area: 'company', id: admin },
        operator: { area: 'operator', id: operator },
        anyone: undefined,
      } as const
      return { world, people, thread_id }
    }),
  )
}

test('all writers at once: none waits for another in a circle', { timeout: 300_000 }, async ({ db, url }) => {
  const context = await contextOf(db)
  const app = createApp(context, noPages)
  const run = { db, jobIndex: context.jobIndex, now: () => today, smtp: undefined, isLastTry: false }
  const answers = new Map<string, number[]>()

  const callTo = async ({ people }: Part, route: string, who: Access['who'], call: Call = {}): Promise<Send> => {
    const cookie = people[who] ? (await addSession(db, people[who])).cookie : ''
    return async () => {
      const answer = await app.request(...requestOf(route, call, { cookie }))
      answers.set(route, [...(answers.get(route) ?? []), answer.status])
    }
  }
  const callsOf = async (part: Part, takesPart: (route: string) => boolean) => {
    const sends: Send[] = []
    for (const [route, { who, call }] of writes.filter(([route]) => takesPart(route)))
      sends.push(await callTo(part, route, who, await callOf(call, part.world)))
    return sends
  }
  const filesOf = async (part: Part, count: number) => {
    const sends: Send[] = []
    for (let n = 0; n < count; n++) {
      const attachment_id = await addFile(db, part.thread_id)
      const call = { params: { company_id: part.world.company_id }, body: { message: `資料${n}`, attached_files: [attachment_id] } }
      sends.push(await callTo(part, 'POST /candidate_users/messages/{company_id}/', 'candidate', call), () => tasks.scan_attachment(run, { attachment_id }))
    }
    return sends
  }
  // Backups open the process's database, which is another one here.
  const timed = () =>
    crontab
      .filter(({ options }) => options?.queueName !== 'backups')
      .map(
        ({ task }) =>
          () =>
            (tasks[task] as (given: typeof run) => Promise<unknown>)(run),
      )

  for (const [round, takesPart] of [(route: string) => !parting.test(route) && !ending.test(route), (route: string) => !ending.test(route)].entries()) {
    const sends = timed()
    for (const part of await populate(db)) sends.push(...(await callsOf(part, takesPart)), ...(await filesOf(part, FILES)))
    await atOnce(url, run, sends, round)
  }
  const sends: Send[] = []
  for (const [route] of writes.filter(([route]) => ending.test(route))) {
    const [part] = await populate(db)
    sends.push(...(await callsOf(part!, (one) => one === route || talking.test(one))), ...(await filesOf(part!, 1)))
  }
  await atOnce(url, run, sends, 2)

  await db.destroy()
  expect([...answers].filter(([, statuses]) => statuses.some((status) => status >= 500))).toEqual([])
  // What needs another server or a secret is refused; the rest did write.
  expect([...answers.values()].filter((statuses) => statuses.includes(200)).length).toBeGreaterThan(writes.length * 0.7)
  expect(await deadlocksOf(url)).toBe(0)
})

/** In another order in each round, the same in each run; the worker runs the resulting jobs in between. */
async function atOnce(url: string, run: Parameters<typeof runJobs>[1], sends: Send[], round: number) {
  const place = (index: number) => createHash('sha256').update(`${round} ${index}`).digest('hex')
  const mixed = sends.map((send, index) => [place(index), send] as const).toSorted(([one], [other]) => one.localeCompare(other))
  const done = await Promise.allSettled([...mixed.map(([, send]) => send()), runJobs(url, run), runJobs(url, run)])
  expect(done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual([])
}

async function addFile(db: Database, thread_id: string) {
  const file = { thread_id, company: false, file_name: 'memo.txt', media_type: 'text/plain', byte_size: 15, storage_key: randomUUID() }
  await storedFiles.put(attachmentKey(file.storage_key), '資料です。')
  return (await db.insertInto('message_attachments').values(file).returning('id').executeTakeFirstOrThrow()).id
}

/** Some begin with a company that the candidate has nothing to do with yet. */
const callOf = async (call: Access['call'], world: World) => {
  try {
    return await call?.(world)
  } catch {
    return call?.({ ...world, company_id: (await addCompany(world.db)).id })
  }
}

/** Each connection hands in its figures when it ends. */
async function deadlocksOf(url: string) {
  const [, name] = /\/(\w+)(?:\?|$)/.exec(url) ?? []
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await expect.poll(async () => (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount, { timeout: 20_000 }).toBe(0)
  const { rows } = await client.query<{ deadlocks: number }>('select deadlocks::int from pg_stat_database where datname = $1', [name])
  await client.end()
  return rows[0]?.deadlocks
}
