import { sql } from 'kysely'
import { expect } from 'vitest'
import { OLD_FORMS } from '#contract/candidates/hiding/fold-text.ts'
import { comparable, employerNames } from '#contract/candidates/hiding/employers/employer-names.ts'
import { addCandidate, addCompany, test } from '#server/testing.ts'
import { addEmployer, blockedCompanyIds } from '../visibility/testing.ts'

/** How candidates write that they worked at チドリ法務. */
const written = `
チドリ法務 人事部
チドリ法務　人事部　採用課
チドリ法務人事部
チドリ法務株式会社 営業本部
旧チドリ法務
旧・チドリ法務
元チドリ法務
元・チドリ法務
（元）チドリ法務
前職：チドリ法務
現職 チドリ法務
ex-チドリ法務
チドリ法務東京支社
チドリ法務 大阪支店
株式会社チドリ法務 本社 総務部
チドリ法務ホールディングス
チドリ法務グループ
株式会社チドリ法務HD
ミホン株式会社（旧チドリ法務）
ミホン株式会社（旧：株式会社チドリ法務）
ミホン株式会社（旧社名 チドリ法務）
チドリ法務（現 ミホン株式会社）
チドリ法務（現・ミホン）
チドリ法務／アオバ通信
チドリ法務 → アオバ通信
チドリ法務（アオバ通信に出向）
チドリ法務に勤務
チドリ法務 在籍中
チドリ法務 (東京)
チドリ法務、アオバ通信
ﾁﾄﾞﾘ法務
ちどり・法務
チ\u200bドリ法務
チト゛リ法務
㈱チドリ法務
チドリ法務（株）
株式會社チドリ法務
チドリ法務 インターン
チドリ法務 長期インターン生
チドリ法務 出身
チドリ法務・広報
チドリ法務※出向
チドリ法務様常駐
チドリ法務＆アオバ
チドリ法務 リーガルテック事業
株式会社チドリ法務 リーガルテック事業
チドリ法務 2社目
chidori法務
Ｃｈｉｄｏｒｉ法務
CHIDORI法務 法人営業
`
  .trim()
  .split('\n')

test.for(written)('somebody who worked at 「%s」 is not seen by チドリ法務', async (organization_name, { db }) => {
  const { id: company } = await addCompany(db, { name: '株式会社チドリ法務' })
  const { id: other } = await addCompany(db, { name: '株式会社ベツノ商事' })
  const { id } = await addCandidate(db)
  await addEmployer(db, id, { organization_name })
  expect(await blockedCompanyIds(db, id)).toContain(company)
  expect(await blockedCompanyIds(db, id)).not.toContain(other)
})

test.for([
  ['元気寿司', '気寿司'],
  ['前田工業', '田工業'],
  ['フリーランス', 'フリー'],
  ['チドリ法務（東京）', '株式会社東京'],
  ['チドリ法務 人事部', '株式会社人事部'],
  ['チドリ法務（正社員）', '正社員'],
  ['アオバ商会', 'アオバ'],
  ['お客様センター', 'お客'],
  ['東京 チドリ法務', '株式会社東京'],
])('%s is not taken for %s', async ([employer, company], { db }) => {
  const { id: company_id } = await addCompany(db, { name: company! })
  const { id } = await addCandidate(db)
  await addEmployer(db, id, { organization_name: employer! })
  expect(await blockedCompanyIds(db, id)).not.toContain(company_id)
})

test('companies are compared in the spelling in which texts are hidden', async ({ db }) => {
  const names = [...written, '髙﨑邊商店', '佐々木ヴァイオリン', 'Café Société Inc.', '𠮷野家', 'コンピューター館', '㌀㌶', ...OLD_FORMS]
  const { rows } = await sql<{ name: string; key: string; keys: string[] }>`
    select name, fold_name(name) as key, name_keys(name) as keys from unnest(${names}::text[]) as name`.execute(db)
  expect(rows.map(({ name, key }) => [name, key])).toEqual(rows.map(({ name }) => [name, comparable(name)]))
  expect(rows.map(({ name, keys }) => [name, employerNames(name).filter((one) => !keys.includes(one))])).toEqual(rows.map(({ name }) => [name, []]))
})

test('an employer hides from every company of its group, also from one that joins later', async ({ db }) => {
  const [head, sister, stranger] = [
    await addCompany(db, { name: 'チドリホールディングス', corporate_number: '1000000000001' }),
    await addCompany(db, { name: 'アオバ通信', corporate_number: '2000000000002' }),
    await addCompany(db, { name: 'ベツノ商事', corporate_number: '3000000000003' }),
  ]
  const employer = await addCompany(db, { name: 'チドリ法務', corporate_number: '4000000000004', group_number: '1000000000001' })
  const { id } = await addCandidate(db)
  await addEmployer(db, id, { organization_name: 'チドリ法務' })
  expect(await blockedCompanyIds(db, id)).toEqual([head.id, employer.id].toSorted((one, other) => one - other))
  await db.updateTable('companies').set({ group_number: '1000000000001' }).where('id', '=', sister.id).execute()
  const blocked = await blockedCompanyIds(db, id)
  expect(blocked).toEqual(expect.arrayContaining([head.id, sister.id, employer.id]))
  expect(blocked).not.toContain(stranger.id)
})

test('the number of a head that is not here hides from its companies', async ({ db }) => {
  const { id: company } = await addCompany(db, { name: 'アオバ通信', group_number: '1000000000001' })
  const { id } = await addCandidate(db)
  await addEmployer(db, id, { organization_name: 'チドリホールディングス', corporate_number: '1000000000001' })
  expect(await blockedCompanyIds(db, id)).toEqual([company])
})
