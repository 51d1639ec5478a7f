import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { connect, type Database } from '../database/connect.ts'
import { Listener } from '../database/listener.ts'
import { apiPrefix } from '#contract/index.ts'
import { test } from '../database/testing.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { publishLive } from './publish-live.ts'
import { addMember, contextOf, noPages } from '#server/testing.ts'

/** A browser that watches, and the events that it got, by kind and number. */
async function watch(app: ReturnType<typeof createApp>, area: 'candidate' | 'company', cookie: string, headers: Record<string, string> = {}) {
  const answer = await app.request(`${apiPrefix}/${area}_users/events/`, { headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } })
  const told: { id: string; kind: string; number: number | null; candidate_id: string | null; company_id: number | null }[] = []
  const state = { isOpen: answer.status === 200 }
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    let text = ''
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) break
      text += value
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id] = /^id: (.*)$/m.exec(block) ?? []
        const [, data] = /^data: (.*)$/m.exec(block) ?? []
        if (id && data) told.push({ id, ...(JSON.parse(data) as { kind: string; number: number; candidate_id: string; company_id: number }) })
      }
    }
    state.isOpen = false
  }
  void read()
  return {
    status: answer.status,
    told,
    state,
    close: () => reader.cancel(),
    numbers: () => told.filter(({ kind }) => kind === 'message_added').map(({ number }) => number),
  }
}

async function deps(db: Database) {
  const context = await contextOf(db)
  const talk = await addConversation(db)
  return { ...talk, live: context.live, app: createApp(context, noPages) }
}

test('each side is notified of a message, with its conversation and number, and never its text', async ({ db }) => {
  const { app, live, candidate, recruiter, company_id, candidate_id, answer } = await deps(db)
  const [mine, ours] = [await watch(app, 'candidate', candidate.cookie), await watch(app, 'company', recruiter.cookie)]
  await expect.poll(() => [mine.told.length, ours.told.length]).toEqual([1, 1])
  await answer('秘密の話です。')
  await live.catchUp()
  await expect.poll(() => [mine.numbers(), ours.numbers()]).toEqual([[2], [2]])
  expect(mine.told.at(-1)).toMatchObject({ company_id, candidate_id: null })
  expect(ours.told.at(-1)).toMatchObject({ company_id: null, candidate_id })
  expect(JSON.stringify([mine.told, ours.told])).not.toContain('秘密')
  await Promise.all([mine.close(), ours.close()])
  await expect.poll(() => live.open).toBe(0)
})

test('a browser that comes back gets the events that it missed, once and in order, and goes on from there', async ({ db }) => {
  const { app, live, candidate, answer } = await deps(db)
  const first = await watch(app, 'candidate', candidate.cookie)
  await expect.poll(() => first.told.length).toBe(1)
  const { id } = first.told[0]!
  await first.close()
  for (const text of ['二', '三', '四']) await answer(text)
  await live.catchUp()
  const second = await watch(app, 'candidate', candidate.cookie, { 'last-event-id': id })
  await expect.poll(() => second.numbers()).toEqual([2, 3, 4])
  await answer('五')
  await live.catchUp()
  await expect.poll(() => second.numbers()).toEqual([2, 3, 4, 5])
  await second.close()
})

test('a slow writer delays no one, and browsers still get its late commit, also those that come back in between', async ({ db }) => {
  const { app, live, candidate, company_id } = await deps(db)
  const { id: thread_id } = await db.selectFrom('threads').select('id').executeTakeFirstOrThrow()
  const event = (number: number) => ({ thread_id, candidate_user_id: candidate.id, company_id, kind: 'message_added', detail: { number } })
  const slow = await db.startTransaction().execute()
  await publishLive(slow as unknown as Database, [event(101)])
  const [stays, leaves] = [await watch(app, 'candidate', candidate.cookie), await watch(app, 'candidate', candidate.cookie)]
  await expect.poll(() => [stays.told.length, leaves.told.length]).toEqual([1, 1])
  await db.transaction().execute((db) => publishLive(db, [event(102)]))
  await live.catchUp()
  await expect.poll(() => [stays.numbers(), leaves.numbers()]).toEqual([[102], [102]])
  const { id } = leaves.told.at(-1)!
  await leaves.close()

  await slow.commit().execute()
  await live.catchUp()
  await expect.poll(() => stays.numbers()).toEqual([102, 101])
  const back = await watch(app, 'candidate', candidate.cookie, { 'last-event-id': id })
  await expect.poll(() => back.numbers()).toEqual([101])
  await Promise.all([stays.close(), back.close()])
})

test('whatever the order of commits, each browser gets each event once, also one that leaves and comes back between them', async ({ db }) => {
  const { app, live, candidate, company_id } = await deps(db)
  live.start()
  const { id: thread_id } = await db.selectFrom('threads').select('id').executeTakeFirstOrThrow()
  const event = (number: number) => ({ thread_id, candidate_user_id: candidate.id, company_id, kind: 'message_added', detail: { number } })
  const stays = await watch(app, 'candidate', candidate.cookie)
  let leaves = await watch(app, 'candidate', candidate.cookie)
  await expect.poll(() => [stays.told.length, leaves.told.length]).toEqual([1, 1])
  const writers = []
  for (const number of [101, 102, 103, 104, 105]) {
    const writer = await db.startTransaction().execute()
    await publishLive(writer as unknown as Database, [event(number)])
    writers.push({ number, commit: () => writer.commit().execute() })
  }
  const got: (number | null)[] = []
  const committed: number[] = []
  // The later numbers first, then the first, then those between.
  for (const place of [4, 2, 0, 3, 1]) {
    committed.push(writers[place]!.number)
    await writers[place]!.commit()
    // No one asks the feed to look: it hears of the commit by itself.
    await expect.poll(() => stays.numbers()).toEqual(committed)
    await expect.poll(() => [...got, ...leaves.numbers()]).toEqual(committed)
    got.push(...leaves.numbers())
    const { id } = leaves.told.at(-1)!
    await leaves.close()
    leaves = await watch(app, 'candidate', candidate.cookie, { 'last-event-id': id })
    await expect.poll(() => leaves.told.at(-1)?.kind).toBe('ready')
  }
  expect([stays.numbers(), [...got, ...leaves.numbers()]]).toEqual([committed, committed])
  await Promise.all([stays.close(), leaves.close()])
  live.stop()
})

test('another process hears of a commit, and an event whose NOTIFY was lost is found all the same', async ({ db, url }) => {
  const { app, live, candidate, say } = await deps(db)
  const heard: (string | undefined)[] = []
  const listener = new Listener(url, { live: (from) => heard.push(from) })
  await listener.start()
  live.start()
  await say('もう一つ。', crypto.randomUUID())
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  await listener.stop()
  const screen = await watch(app, 'candidate', candidate.cookie)
  await expect.poll(() => screen.told.length).toBe(1)
  // Another process, which ended right after its commit.
  const other = connect(url)
  const { id: thread_id } = await db.selectFrom('threads').select('id').executeTakeFirstOrThrow()
  await other.transaction().execute((db) => publishLive(db, [{ thread_id, candidate_user_id: candidate.id, kind: 'message_added', detail: { number: 7 } }]))
  await other.destroy()
  await expect.poll(() => screen.numbers(), { timeout: 10_000 }).toEqual([7])
  await screen.close()
  live.stop()
})

test('a guest hears of a conversation as long as they are assigned, whatever their browser has remembered', async ({ db }) => {
  const { app, live, recruiter, company_id, candidate_id, say } = await deps(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const [theirs, ours] = [await watch(app, 'company', guest.cookie), await watch(app, 'company', recruiter.cookie)]
  const assigned = { company_user_id: guest.id, candidate_user_id: candidate_id }
  for (const [number, change] of [
    [2, () => db.insertInto('candidate_assignments').values(assigned).execute()],
    [3, () => db.deleteFrom('candidate_assignments').execute()],
    [4, () => db.insertInto('candidate_assignments').values(assigned).execute()],
  ] as const) {
    await change()
    await say('こんにちは。')
    await live.catchUp()
    await expect.poll(() => ours.numbers().at(-1)).toBe(number)
  }
  await expect.poll(() => theirs.numbers()).toEqual([2, 4])
  await Promise.all([theirs.close(), ours.close()])
})

test('a position that this database never reached, say before a backup was restored, starts over', async ({ db }) => {
  const { app, candidate } = await deps(db)
  for (const id of ['7', '9223372036854775807:9223372036854775807:']) {
    const screen = await watch(app, 'candidate', candidate.cookie, { 'last-event-id': id })
    await expect.poll(() => screen.told.map(({ kind }) => kind)).toEqual(['ready'])
    expect(screen.told[0]!.id).toMatch(/^\d+:\d+:/)
    await screen.close()
  }
})

test('a browser gets no events of conversations that are closed to its user: of another company, unassigned to a guest, after a block', async ({ db }) => {
  const { app, live, mine, recruiter, company_id, say } = await deps(db)
  const rival = await addMember(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const [theirs, guests, ours] = await Promise.all([rival, guest, recruiter].map(({ cookie }) => watch(app, 'company', cookie)))
  await say('こんにちは。')
  await live.catchUp()
  await expect.poll(() => ours!.numbers()).toEqual([2])
  await mine.blocked_companies.block({ company_id })
  await say('もう見えません。').catch(() => {})
  await live.catchUp()
  // An event of another conversation shows that the browsers had time to receive.
  const other = await addConversation(db, { company_id })
  await live.catchUp()
  await expect.poll(() => ours!.told.at(-1)).toMatchObject({ candidate_id: other.candidate_id })
  expect(ours!.numbers()).not.toContain(3)
  expect([theirs!.numbers(), guests!.numbers()]).toEqual([[], []])
  await Promise.all([theirs!.close(), guests!.close(), ours!.close()])
})

test('the stream of a session ends with the session, and when its role changes', async ({ db }) => {
  const { app, live, candidate, recruiter } = await deps(db)
  const [mine, ours] = [await watch(app, 'candidate', candidate.cookie), await watch(app, 'company', recruiter.cookie)]
  await expect.poll(() => live.open).toBe(2)
  await live.closeEnded()
  expect([mine.state.isOpen, ours.state.isOpen]).toEqual([true, true])
  await db.deleteFrom('sessions').where('account_id', '=', candidate.id).execute()
  await db.updateTable('company_users').set({ role: 'guest' }).where('id', '=', recruiter.id).execute()
  await live.closeEnded()
  await expect.poll(() => [mine.state.isOpen, ours.state.isOpen, live.open]).toEqual([false, false, 0])
  expect((await watch(app, 'candidate', candidate.cookie)).status).toBe(401)
})

test('a page of another site watches nothing', async ({ db }) => {
  const { app, candidate } = await deps(db)
  expect((await watch(app, 'candidate', candidate.cookie, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await watch(app, 'candidate', candidate.cookie, { origin: 'https://evil.example' })).status).toBe(403)
})

test('what changes about people from outside is told to members who may read them, and to nobody else', async ({ db }) => {
  const { app, live, candidate, recruiter, company_id } = await deps(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const rival = await addMember(db)
  const reader = await watch(app, 'company', recruiter.cookie)
  const others = [await watch(app, 'company', guest.cookie), await watch(app, 'company', rival.cookie), await watch(app, 'candidate', candidate.cookie)]
  const kinds = ({ told }: { told: { kind: string }[] }) => told.map(({ kind }) => kind)
  await expect.poll(() => [reader, ...others].map(kinds)).toEqual(Array.from({ length: 4 }, () => ['ready']))
  await db.transaction().execute((db) => publishLive(db, [{ company_id, kind: 'outside_changed' }]))
  await db.transaction().execute((db) =>
    publishLive(db, [
      { audience: 'companies', kind: 'notice' },
      { audience: 'candidates', kind: 'notice' },
    ]),
  )
  await live.catchUp()
  await expect.poll(() => [reader, ...others].map(kinds)).toEqual([['ready', 'outside_changed', 'notice'], ...others.map(() => ['ready', 'notice'])])
  expect(reader.told[1]).toMatchObject({ company_id: null, candidate_id: null, number: null })
  await Promise.all([reader, ...others].map((one) => one.close()))
})
