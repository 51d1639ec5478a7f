import { expect } from 'vitest'
import { addCompany, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const keysOf = async (db: Database, company_id: number) =>
  (await db.selectFrom('company_keys').select(['kind', 'key']).where('company_id', '=', company_id).orderBy('kind').orderBy('key').execute()).map(
    ({ kind, key }) => `${kind} ${key}`,
  )

test('a company is known by its name, number, and the domains of its addresses', async ({ db }) => {
  const { id } = await addCompany(db, {
    name: '株式会社サンプル',
    corporate_number: '1234567890123',
    url: 'https://www.sample.co.jp/about',
    contact_email: 'saiyo@hr.sample.jp',
  })
  expect(await keysOf(db, id)).toEqual([
    'corporate_number 1234567890123',
    'domain co.jp',
    'domain hr.sample.jp',
    'domain sample.co.jp',
    'domain sample.jp',
    'domain www.sample.co.jp',
    'name サンプル',
  ])
})

test('a company that candidates knew stays known by its former name and domain', async ({ db }) => {
  const { id } = await addCompany(db, { name: '旧名', url: 'https://www.kyumei.jp/', contact_email: 'saiyo@kyumei.jp' })
  await db.updateTable('companies').set({ name: '新名', url: 'https://shinmei.jp/', contact_email: 'saiyo@shinmei.jp' }).where('id', '=', id).execute()
  expect(await keysOf(db, id)).toEqual(['domain kyumei.jp', 'domain shinmei.jp', 'domain www.kyumei.jp', 'name 新名', 'name 旧名'])
  await db.updateTable('companies').set({ introduction: '紹介' }).where('id', '=', id).execute()
  expect(await keysOf(db, id)).toHaveLength(5)
})

test('the keys follow the company’s current name and its other names', async ({ db }) => {
  const { id } = await addCompany(db, { name: '旧名', state: 'pending' })
  await db.updateTable('companies').set({ name: '新名' }).where('id', '=', id).execute()
  expect(await keysOf(db, id)).toEqual(['name 新名'])

  await db.insertInto('company_aliases').values({ company_id: id, kind: 'name', value: 'Sample Inc.' }).execute()
  expect(await keysOf(db, id)).toEqual(['name sample', 'name 新名'])
  await db.deleteFrom('company_aliases').where('company_id', '=', id).execute()
  expect(await keysOf(db, id)).toEqual(['name 新名'])
})
