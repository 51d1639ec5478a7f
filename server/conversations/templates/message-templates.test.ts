import { expect } from 'vitest'
import { MOST_OWN_TEMPLATES, MOST_SHARED_TEMPLATES } from '#contract/conversations/templates/placeholders.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, test } from '#server/testing.ts'

async function desk(db: Database) {
  const recruiter = await addMember(db, { role: 'recruiter' })
  const { company_id } = recruiter
  const assistant = await addMember(db, { company_id, role: 'assistant' })
  const of = async ({ as }: typeof recruiter) => (await apiFor(db, as)).company_users
  return { company_id, recruiter, assistant, ours: await of(recruiter), theirs: await of(assistant), of }
}
const words = { name: '面接のお礼', message: '{候補者名}さん\n\n「{求人名}」の面接、ありがとうございました。' }
const namesOf = async ({ message_templates }: Awaited<ReturnType<typeof desk>>['ours']) => (await message_templates.list()).templates.map(({ name }) => name)

test('everybody of the company reads what is shared, and nobody what a colleague has for themself', async ({ db }) => {
  const { ours, theirs, of } = await desk(db)
  await ours.shared_message_templates.create({ ...words, name: '共有' })
  await ours.message_templates.create({ ...words, name: 'リクルーターだけ' })
  await theirs.message_templates.create({ ...words, name: 'アシスタントだけ' })
  expect(await namesOf(ours)).toEqual(['リクルーターだけ', '共有'])
  expect(await namesOf(theirs)).toEqual(['アシスタントだけ', '共有'])
  expect(await namesOf(await of(await addMember(db)))).toEqual([])
})

test('a template of a colleague, or of another company, is not there', async ({ db }) => {
  const { ours, theirs, of } = await desk(db)
  const own = await theirs.message_templates.create(words)
  const shared = await ours.shared_message_templates.create(words)
  const stranger = await of(await addMember(db))
  for (const { message_templates, shared_message_templates } of [ours, stranger]) {
    await expect(message_templates.change({ id: own.id, ...words })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(message_templates.remove({ id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(message_templates.move({ id: own.id, position: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(shared_message_templates.change({ id: own.id, ...words })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(shared_message_templates.remove({ id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(stranger.shared_message_templates.change({ id: shared.id, ...words })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ours.message_templates.remove({ id: shared.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an assistant writes their own and none that is shared', async ({ db }) => {
  const { ours, theirs } = await desk(db)
  const shared = await ours.shared_message_templates.create(words)
  const own = await theirs.message_templates.create(words)
  expect(await theirs.message_templates.change({ id: own.id, ...words, name: '変更後' })).toMatchObject({ name: '変更後', is_shared: false })
  await expect(theirs.message_templates.change({ id: shared.id, ...words })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.shared_message_templates.change({ id: own.id, ...words })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await expect(theirs.shared_message_templates.create(words)).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('one’s own becomes shared and back, at the end of the other list', async ({ db }) => {
  const { ours, theirs } = await desk(db)
  await ours.shared_message_templates.create({ ...words, name: '先' })
  const { id } = await ours.message_templates.create(words)
  expect(await ours.shared_message_templates.change({ id, ...words })).toMatchObject({ is_shared: true })
  expect(await namesOf(theirs)).toEqual(['先', words.name])
  expect(await ours.shared_message_templates.change({ id, ...words, is_shared: false })).toMatchObject({ is_shared: false })
  expect(await namesOf(theirs)).toEqual(['先'])
  expect(await namesOf(ours)).toEqual([words.name, '先'])
})

test('templates stand in the order that members give them', async ({ db }) => {
  const { ours } = await desk(db)
  const ids: string[] = []
  for (const name of ['一', '二', '三']) ids.push((await ours.shared_message_templates.create({ ...words, name })).id)
  await ours.shared_message_templates.move({ id: ids[2]!, position: 1 })
  expect(await namesOf(ours)).toEqual(['三', '一', '二'])
  await ours.shared_message_templates.move({ id: ids[2]!, position: 100 })
  expect(await namesOf(ours)).toEqual(['一', '二', '三'])
})

test('a placeholder that nothing fills in is refused on the text', async ({ db }) => {
  const { ours } = await desk(db)
  for (const message of ['{氏名}さん', '｛候補者名｝さん', '{ 候補者名 }さん'])
    await expect(ours.message_templates.create({ ...words, message })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      data: [{ field: 'message', message: expect.stringContaining('{候補者名}{求人名}{企業名}{担当者名}') }],
    })
  await expect(ours.message_templates.create({ name: ' ', message: ' ' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  await expect(ours.message_templates.create({ ...words, name: '名'.repeat(41) })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a company and a member have so many at most', async ({ db }) => {
  const { ours, theirs, company_id, recruiter } = await desk(db)
  const many = (count: number, company_user_id: string | null) =>
    db
      .insertInto('message_templates')
      .values(Array.from({ length: count }, (_, order_no) => ({ ...words, company_id, company_user_id, order_no })))
      .execute()
  await many(MOST_OWN_TEMPLATES, recruiter.id)
  await expect(ours.message_templates.create(words)).rejects.toMatchObject({ code: 'TOO_MANY_OWN_TEMPLATES' })
  const { id } = await ours.shared_message_templates.create(words)
  await expect(ours.shared_message_templates.change({ id, ...words, is_shared: false })).rejects.toMatchObject({ code: 'TOO_MANY_OWN_TEMPLATES' })
  await theirs.message_templates.create(words)
  await many(MOST_SHARED_TEMPLATES - 1, null)
  await expect(ours.shared_message_templates.create(words)).rejects.toMatchObject({ code: 'TOO_MANY_SHARED_TEMPLATES' })
})

test('what a member had for themself goes with them, and what they shared stays', async ({ db }) => {
  const { ours, company_id } = await desk(db)
  const other = await addMember(db, { company_id, role: 'recruiter' })
  const { company_users } = await apiFor(db, other.as)
  await company_users.shared_message_templates.create({ ...words, name: '残る' })
  await company_users.message_templates.create({ ...words, name: '消える' })
  const admin = (await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)).company_users
  await admin.members.remove({ company_user_id: other.id })
  expect(await namesOf(ours)).toEqual(['残る'])
  expect(await db.selectFrom('message_templates').select('name').where('company_id', '=', company_id).execute()).toEqual([{ name: '残る' }])
})
