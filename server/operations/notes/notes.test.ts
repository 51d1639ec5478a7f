import { expect } from 'vitest'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { removeCandidate } from '#server/accounts/withdrawals/remove-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, addMember, addOperator, apiFor, test, today } from '#server/testing.ts'

async function desk(db: Database, name: string) {
  const operator = await addOperator(db, { name })
  return { ...operator, open: async () => (await apiFor(db, operator.as)).operators }
}

test('a note calls a colleague by name, who is mailed where it is and not what it says; nobody else is', async ({ db }) => {
  const [one, other] = [await desk(db, '一人目 花子'), await desk(db, '二人目 太郎')]
  const { id } = await addCompany(db)
  await (await one.open()).companies.add_note({ id, text: '＠二人目太郎 登記の住所が違います。' })
  const { notes, colleagues } = await (await other.open()).companies.show({ id })
  expect(notes).toMatchObject([{ text: '＠二人目太郎 登記の住所が違います。', operator_name: '一人目 花子', is_mine: false, mentioned: ['二人目 太郎'] }])
  expect(colleagues.map(({ name }) => name)).toContain('一人目 花子')
  const mails = await db.selectFrom('mails').select(['account_id', 'text']).where('kind', '=', 'operator_mentioned').execute()
  expect(mails.map(({ account_id }) => account_id)).toEqual([other.id])
  expect(mails[0]?.text).toContain(`/operator/companies/detail?id=${id}`)
  expect(mails[0]?.text).not.toContain('登記')
})

test('only the author corrects a note; what it said before stays, and nobody is mailed again', async ({ db }) => {
  const [one, other] = [await desk(db, '一人目 花子'), await desk(db, '二人目 太郎')]
  const { id } = await addCompany(db)
  await (await one.open()).companies.add_note({ id, text: '住所を確認済み。' })
  const noteOf = async () => (await (await one.open()).companies.show({ id })).notes[0]!
  const { id: corrects } = await noteOf()
  await (await one.open()).companies.add_note({ id, text: '@二人目太郎 住所は未確認。', corrects })
  await (await one.open()).companies.add_note({ id, text: '住所は電話で確認済み。', corrects })
  const note = await noteOf()
  expect(note).toMatchObject({ id: corrects, text: '住所は電話で確認済み。', is_mine: true })
  expect(note.earlier.map(({ text }) => text)).toEqual(['@二人目太郎 住所は未確認。', '住所を確認済み。'])
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'operator_mentioned').execute()).toEqual([])
  await expect((await other.open()).companies.add_note({ id, text: '私の言葉。', corrects })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id: elsewhere } = await addCompany(db)
  await expect((await one.open()).companies.add_note({ id: elsewhere, text: '別の企業。', corrects })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a note about a person stands on their page and in the log without its words, is in no file of theirs, and goes with them', async ({ db }) => {
  const { open } = await desk(db, '一人目 花子')
  const { id } = await addCandidate(db)
  const member = await addMember(db)
  await (await open()).people.add_note({ area: 'candidate', id, text: 'kanarienvogel' })
  await (await open()).people.add_note({ area: 'company', id: member.id, text: '電話で確認。' })
  expect((await (await open()).people.show({ area: 'candidate', id })).notes).toMatchObject([{ text: 'kanarienvogel' }])
  expect((await (await open()).people.show({ area: 'company', id: member.id })).notes).toMatchObject([{ text: '電話で確認。' }])
  const lines = await db.selectFrom('audit_logs').selectAll().where('act', '=', 'write_person_note').execute()
  expect(lines).toHaveLength(2)
  expect(JSON.stringify([lines, await personalRows(db, id)])).not.toContain('kanarienvogel')
  await removeCandidate({ db, now: () => today }, id, 1)
  expect(await db.selectFrom('operator_notes').select('id').where('account_id', '=', id).execute()).toEqual([])
  await expect((await open()).people.add_note({ area: 'candidate', id, text: '退会した人。' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect((await open()).people.add_note({ area: 'candidate', id: member.id, text: '別の区分。' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a read-only operator reads notes and tags and writes none', async ({ db }) => {
  const { as } = await addOperator(db, { role: 'read_only' })
  const { id } = await addCompany(db)
  const { companies, people } = (await apiFor(db, as)).operators
  await expect(companies.add_note({ id, text: 'メモ' })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await expect(companies.set_tags({ id, tags: ['要フォロー'] })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  await expect(people.add_note({ area: 'candidate', id: (await addCandidate(db)).id, text: 'メモ' })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('tags are set as a whole, in any width, and narrow the list of companies', async ({ db }) => {
  const { open } = await desk(db, '一人目 花子')
  const [{ id }, { id: plain }] = [await addCompany(db), await addCompany(db)]
  expect(await (await open()).companies.set_tags({ id, tags: ['要フォロー', 'ＶＩＰ', 'VIP'] })).toEqual({ tags: ['VIP', '要フォロー'] })
  await (await open()).companies.set_tags({ id, tags: ['要フォロー'] })
  const found = await (await open()).companies.list({ tag: '要フォロー' })
  expect(found.companies.map((company) => [company.id, company.tags])).toEqual([[id, ['要フォロー']]])
  expect(found.tags).toEqual(['要フォロー'])
  expect((await (await open()).companies.list({ tag: 'VIP' })).companies).toEqual([])
  expect((await (await open()).companies.show({ id: plain })).tags).toEqual([])
  const acts = await db.selectFrom('audit_logs').select('detail').where('act', '=', 'tag_company').orderBy('id').execute()
  expect(acts.map(({ detail }) => detail)).toEqual([
    { added: ['VIP', '要フォロー'], removed: [] },
    { added: [], removed: ['VIP'] },
  ])
  await expect((await open()).companies.set_tags({ id, tags: Array.from({ length: 11 }, (_, at) => `タグ${at}`) })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  })
})
