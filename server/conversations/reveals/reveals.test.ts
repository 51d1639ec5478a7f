import { expect } from 'vitest'
import { addConversation } from '../messages/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, test } from '#server/testing.ts'

/** Somebody with a name, an employer and no open profile, in a talk. */
async function addNamedTalk(db: Database) {
  const talk = await addConversation(db)
  const { candidate_id } = talk
  await db
    .updateTable('candidate_profiles')
    .set({ name: '佐倉 千尋', final_education_name: '見本大学' })
    .where('candidate_user_id', '=', candidate_id)
    .execute()
  const profile = () => talk.ours.candidates.show({ candidate_id })
  const thread = () => talk.ours.messages.show({ candidate_id })
  return { ...talk, profile, thread, hide: () => db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', candidate_id).execute() }
}

test('a candidate opens to a company in steps, and takes it back; both read it in the thread, and it is nobody’s turn', async ({ db }) => {
  const { mine, company_id, profile, thread, answer } = await addNamedTalk(db)
  await answer('くわしく教えてください。')
  expect(await thread()).toMatchObject({ reveal: 'anonymous', has_profile: true, thread: { turn: 'candidate' } })

  await mine.reveals.grant({ company_id, level: 'career' })
  expect((await profile()).candidate).toMatchObject({ career: { final_education_name: '見本大学' }, contact: null })
  expect(await thread()).toMatchObject({ reveal: 'career', thread: { turn: 'candidate' } })

  await mine.reveals.grant({ company_id, level: 'contact' })
  expect((await profile()).candidate.contact).toMatchObject({ name: '佐倉 千尋' })
  expect((await thread()).candidate.name).toBe('佐倉 千尋さん（プロフィール未記入）')

  await mine.reveals.revoke({ company_id })
  expect((await profile()).candidate).toMatchObject({ reveal: 'anonymous', career: null, contact: null })
  const { candidate, messages, reveal } = await thread()
  expect([reveal, candidate.name]).toEqual(['anonymous', expect.stringMatching(/^求職者 /)])
  expect(messages.filter(({ kind }) => kind === 'system').map(({ message }) => message)).toEqual(
    ['勤め先と学校の名前を公開', '名前と連絡先を公開', '公開をやめました'].map((words) => expect.stringContaining(words)),
  )
  const { accesses } = await mine.access_ledger.list({})
  expect(accesses.filter(({ kind }) => kind.startsWith('reveal_')).map(({ kind, parts }) => [kind, ...parts])).toEqual([
    ['reveal_revoked', 'profile', 'name', 'career', 'contact'],
    ['reveal_granted', 'profile', 'name', 'career', 'contact'],
    ['reveal_granted', 'profile', 'career'],
  ])
})

test('a lower level than before closes the rest, and the same one again changes nothing', async ({ db }) => {
  const { mine, company_id, profile, thread } = await addNamedTalk(db)
  await mine.reveals.grant({ company_id, level: 'contact' })
  await mine.reveals.grant({ company_id, level: 'career' })
  await mine.reveals.grant({ company_id, level: 'career' })
  expect((await profile()).candidate).toMatchObject({ reveal: 'career', contact: null })
  expect((await thread()).messages.filter(({ kind }) => kind === 'system')).toHaveLength(2)
})

test('a candidate who is not open to companies is seen by the one that they opened to, until they take it back', async ({ db }) => {
  const { mine, company_id, profile, thread, hide } = await addNamedTalk(db)
  await hide()
  await expect(profile()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await thread()).toMatchObject({ has_profile: false })
  await mine.reveals.grant({ company_id, level: 'career' })
  expect((await profile()).candidate.reveal).toBe('career')
  expect((await mine.visibility_preview({ company_id })).reasons).toEqual([])
  await mine.reveals.revoke({ company_id })
  await expect(profile()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a company that is blocked reads nothing any more, and nothing can be opened to it', async ({ db }) => {
  const { mine, company_id, profile, thread } = await addNamedTalk(db)
  await mine.reveals.grant({ company_id, level: 'contact' })
  await mine.blocked_companies.block({ company_id })
  await expect(profile()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(thread()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(mine.reveals.grant({ company_id, level: 'career' })).rejects.toMatchObject({ code: 'COMPANY_BLOCKED' })
})

test('nothing is opened without a talk, nor in one that has ended', async ({ db }) => {
  const { mine, company_id } = await addNamedTalk(db)
  const { id: stranger } = await addCompany(db)
  await expect(mine.reveals.grant({ company_id: stranger, level: 'career' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mine.messages.close({ company_id })
  await expect(mine.reveals.grant({ company_id, level: 'career' })).rejects.toMatchObject({ code: 'THREAD_CLOSED' })
})

test('opening the profile of a candidate who wrote to the company uses none of the daily quota', async ({ db }) => {
  const { profile } = await addNamedTalk(db)
  const { views_left } = await profile()
  expect((await profile()).views_left).toBe(views_left)
  expect(await db.selectFrom('company_looks').select('kind').where('kind', '=', 'opened').execute()).toEqual([])
})
