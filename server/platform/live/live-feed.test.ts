import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '../database/connect.ts'
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
