import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addMember, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const desk = async (db: Database) => (await apiFor(db, (await addOperator(db)).as)).operators.companies
const invitations = (db: Database) =>
  db
    .selectFrom('member_invitations')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['companies.name', 'email', 'role'])
    .orderBy('email')
    .execute()

test('an operator adds a company and invites its first member, who becomes its admin; until then it has no members', async ({ db }) => {
  const { id, is_invited } = await (await desk(db)).create({
    company_name: '株式会社山田',
    corporate_number: '5700110006803',
    url: 'yamada.example',
    email: 'a@yamada.example',
  })
  expect(is_invited).toBe(true)
  expect((await (await apiFor(db)).companies.show({ id: String(id) })).company).toMatchObject({ name: '株式会社山田', is_unclaimed: true })
  expect(await invitations(db)).toEqual([{ name: '株式会社山田', email: 'a@yamada.example', role: 'admin' }])
  expect(await db.selectFrom('mails').select(['to_address', 'kind']).execute()).toEqual([{ to_address: 'a@yamada.example', kind: 'invitation' }])
})

test.for([
  ['number', { corporate_number: '5700110006803' }],
  ['domain', { url: 'https://www.yamada.example' }],
] as const)('a company with a %s that is here already is not added a second time', async ([, known], { db }) => {
  await addCompany(db, { corporate_number: '5700110006803', url: 'https://yamada.example' })
  await expect((await desk(db)).create({ company_name: '山田', ...known })).rejects.toMatchObject({ code: 'COMPANY_EXISTS' })
})

test('before a company is added by its name alone, the operator is asked about others of that name', async ({ db }) => {
  const companies = await desk(db)
  const { id } = await addCompany(db, { name: '株式会社　山田製作所', url: 'https://yamada.example' })
  const asked = {
    code: 'COMPANY_TWINS',
    data: [{ field: 'company_name', message: expect.stringContaining(`株式会社　山田製作所（ID ${id}、yamada.example）`) }],
  }
  for (const company_name of ['山田製作所', '㈱山田製作所']) await expect(companies.create({ company_name })).rejects.toMatchObject(asked)
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(1)
  await companies.create({ company_name: '山田製作所', is_another: true })
  await companies.create({ company_name: '佐藤商店' })
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(3)
})

test('another corporate number is another company: no question to the operator', async ({ db }) => {
  await addCompany(db, { name: '山田製作所', corporate_number: '5700110006803' })
  await (await desk(db)).create({ company_name: '山田製作所', corporate_number: '4700110006804' })
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(2)
})

test('an invisible name, or one that changes the text direction, is no name of a company', async ({ db }) => {
  const companies = await desk(db)
  for (const company_name of ['\u3164', '株式会社\u202eめばえ']) {
    await expect(companies.create({ company_name })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'company_name' }] })
    const { lines } = await companies.add_many({ csv: `company,domain\n${company_name},mebae.example` })
    expect(lines).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('名前を入力し直してください') }])
  }
})

test('a company with an admin invites its members itself', async ({ db }) => {
  const { company_id } = await addMember(db)
  await expect((await desk(db)).invite({ id: String(company_id), email: 'a@yamada.example' })).rejects.toMatchObject({ code: 'COMPANY_HAS_ADMIN' })
})

test('a CSV adds companies and invites members, several to one; the same file again adds and mails nothing', async ({ db }) => {
  const csv =
    '\ufeff企業名,法人番号,ドメイン,メンバー\r\n"山田, 製作所",５７００−１１０００−６８０３,yamada.example,a@yamada.example\r\n山田製作所,5700110006803,,b@other.example\n佐藤商店,,sato.example,\n\n'
  const companies = await desk(db)
  const trial = await companies.add_many({ csv, is_trial: true })
  expect(trial.is_saved).toBe(false)
  expect(trial.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'created'],
    [3, 'known'],
    [4, 'created'],
  ])
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([])
  expect((await companies.add_many({ csv })).is_saved).toBe(true)
  const again = await companies.add_many({ csv })
  expect(again.lines.map(({ outcome }) => outcome)).toEqual(['known', 'known', 'known'])
  expect(await db.selectFrom('companies').select(['name', 'corporate_number', 'url', 'is_unclaimed']).orderBy('id').execute()).toEqual([
    { name: '山田, 製作所', corporate_number: '5700110006803', url: 'https://yamada.example', is_unclaimed: true },
    { name: '佐藤商店', corporate_number: null, url: 'https://sato.example', is_unclaimed: true },
  ])
  expect(await invitations(db)).toMatchObject([{ email: 'a@yamada.example' }, { email: 'b@other.example' }])
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2)
})

test('of two lines with one domain and two numbers the second is refused, and one with another name is reported as the same company', async ({ db }) => {
  const companies = await desk(db)
  const other = 'company,number,domain,member\n山田,5700110006803,group.example,\n山田物流,4700110006804,group.example,b@group.example'
  const { lines, is_saved } = await companies.add_many({ csv: other })
  expect([is_saved, lines.map(({ outcome }) => outcome)]).toEqual([false, ['created', 'refused']])
  const named = 'company,domain,member\n山田,group.example,\n山田物流,group.example,b@group.example'
  expect((await companies.add_many({ csv: named })).lines).toMatchObject([
    { message: '' },
    { outcome: 'known', message: expect.stringContaining('「山田」として') },
  ])
  const again = await companies.add_many({ csv: 'company,domain\n山田物流,group.example' })
  expect(again.lines).toMatchObject([{ outcome: 'known', message: expect.stringContaining('「山田」として') }])
  expect(await db.selectFrom('companies').select('name').execute()).toEqual([{ name: '山田' }])
})

test('while one line is wrong nothing is written, and each error names the remedy', async ({ db }) => {
  const { as: _as, company_id } = await addMember(db, { email: 'taken@suzuki.example' })
  await db.updateTable('companies').set({ corporate_number: '4700110006804' }).where('id', '=', company_id).execute()
  await addCompany(db, { url: 'https://kato.example', corporate_number: '5700110006803', unclaimed_at: daysAgo(1) })
  const csv = [
    'company,number,domain,member',
    '正しい会社,,good.example,a@good.example',
    ',,none.example,',
    '番号が違う,1234567890123,,',
    'ドメインが違う,,not a domain,',
    '住所が違う,,,someone',
    '名前だけ,,,',
    'もう管理者がいる,4700110006804,,b@x.example',
    'ほかの会社の人,,x.example,taken@suzuki.example',
    '番号の違う同じドメイン,4700110006804,kato.example,',
  ].join('\n')
  const { lines, is_saved } = await (await desk(db)).add_many({ csv })
  expect(is_saved).toBe(false)
  expect(lines.map(({ outcome }) => outcome)).toEqual(['created', ...Array.from({ length: 6 }, () => 'refused'), 'created', 'known'])
  for (const { outcome, message } of lines) if (outcome === 'refused') expect(message).toMatch(/[ぁ-ん]/)
  expect(await db.selectFrom('member_invitations').select('id').execute()).toEqual([])
})

test('the error for a file without headings links the template', async ({ db }) => {
  await expect((await desk(db)).add_many({ csv: '山田製作所,5700110006803' })).rejects.toMatchObject({
    data: [{ message: expect.stringContaining('/company-template.csv') }],
  })
  expect(readFileSync(new URL('../../../public/company-template.csv', import.meta.url), 'utf8')).toMatch(/^\ufeff?(?:company|企業名),/)
})

test.for([
  ['no headings', '山田製作所,5700110006803'],
  ['headings alone', 'company,number,domain,member'],
  ['a quote that is never closed', 'company,number\n"山田,1'],
  ['nothing', '\n\n'],
] as const)('a file that cannot be read is refused as a whole with a sentence: %s', async ([, csv], { db }) => {
  await expect((await desk(db)).add_many({ csv })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'csv', message: expect.stringMatching(/[ぁ-ん]/) }],
  })
})
