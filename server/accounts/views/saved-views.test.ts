import { expect } from 'vitest'
import { MOST_VIEWS } from '#contract/accounts/views/view-lists.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addMember, addOperator, apiFor, test } from '#server/testing.ts'

const due = { list: 'job_offers', name: '確認が必要', query: 'due=true&sort=confirmed' } as const

async function team(db: Database) {
  const { id: company_id } = await addCompany(db)
  const viewsOf = async (member: object = {}) => (await apiFor(db, (await addMember(db, { company_id, ...member })).as)).company_users.saved_views
  return { company_id, viewsOf, mine: await viewsOf({ name: '三枝 由香' }), theirs: await viewsOf({ name: '木下 亮' }) }
}
const namesOf = async (views: { list: (input: { list: 'job_offers' }) => Promise<{ views: { name: string }[] }> }) =>
  (await views.list({ list: 'job_offers' })).views.map(({ name }) => name)

test('a member saves a view for themself; shared, colleagues see it with its owner, and taken back they do not', async ({ db }) => {
  const { mine, theirs } = await team(db)
  const { id } = await mine.create(due)
  expect((await mine.list({ list: 'job_offers' })).views).toEqual([
    { id, name: due.name, query: due.query, is_shared: false, is_mine: true, owner: '三枝 由香' },
  ])
  expect(await namesOf(theirs)).toEqual([])
  await mine.change({ id, is_shared: true })
  expect((await theirs.list({ list: 'job_offers' })).views).toMatchObject([{ name: due.name, is_mine: false, owner: '三枝 由香' }])
  await mine.change({ id, is_shared: false, name: '新しい名前' })
  expect([await namesOf(mine), await namesOf(theirs)]).toEqual([['新しい名前'], []])
})

test('only the owner changes or removes a view, and nobody of another company or of the operators sees it', async ({ db }) => {
  const { mine, theirs } = await team(db)
  const { id } = await mine.create({ ...due, is_shared: true })
  await expect(theirs.change({ id, name: '奪う' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(theirs.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const stranger = (await apiFor(db, (await addMember(db)).as)).company_users.saved_views
  expect(await namesOf(stranger)).toEqual([])
  const operators = (await apiFor(db, (await addOperator(db)).as)).operators.saved_views
  await operators.create({ list: 'companies', name: '承認待ち', query: 'company_state=pending', is_shared: true })
  const other = (await apiFor(db, (await addOperator(db)).as)).operators.saved_views
  expect((await other.list({ list: 'companies' })).views).toMatchObject([{ name: '承認待ち', is_mine: false }])
  expect(await mine.remove({ id })).toEqual({ success: true })
})

test('who may not see a list sees and saves no view of it', async ({ db }) => {
  const { mine, viewsOf } = await team(db)
  await mine.create({ ...due, is_shared: true })
  const guest = await viewsOf({ role: 'guest' })
  expect(await namesOf(guest)).toEqual([])
  await expect(guest.create(due)).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('two views of a list never share a name, and there are at most fifty', async ({ db }) => {
  const { mine } = await team(db)
  for (let number = 1; number <= MOST_VIEWS; number++) await mine.create({ ...due, name: `${number}` })
  await expect(mine.create({ ...due, name: '一つ多い' })).rejects.toMatchObject({ code: 'TOO_MANY_VIEWS' })
  await expect(mine.create({ ...due, list: 'scouts', name: '1' })).resolves.toMatchObject({ name: '1' })
})

test('a second view of the same name is refused', async ({ db }) => {
  const { mine } = await team(db)
  await mine.create(due)
  await expect(mine.create(due)).rejects.toMatchObject({ code: 'VIEW_EXISTS', status: 409 })
})

test('a view of people keeps its conditions and none of the words, which may name somebody', async ({ db }) => {
  const views = (await apiFor(db, (await addOperator(db)).as)).operators.saved_views
  const { id, query } = await views.create({ list: 'people', name: '札', query: 'q=%E4%BD%90%E8%97%A4&tag=x&sort=name' })
  expect(query).toBe('tag=x&sort=name')
  expect((await views.change({ id, query: 'restricted=true&q=hanako%40mebae.example' })).query).toBe('restricted=true')
})
