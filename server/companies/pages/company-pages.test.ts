import { sql } from 'kysely'
import { expect } from 'vitest'
import { CompanyContent } from '#contract/companies/pages/company-content.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import { addCandidate, addCompany, addJob, addMember, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const person = {
  is_admin: false,
  name: '深谷 匠',
  position: '開発責任者',
  description: '計測器を作っています。',
  photo: null,
  interview_url: 'https://note.example/1',
  interview_title: '計測の話',
  interview_url2: null,
  interview_title2: '',
  interview_url3: null,
  interview_title3: '',
  twitter_user_name: null,
}

async function desk(db: Database, company: Parameters<typeof addCompany>[1] = {}) {
  const { id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example', ...company })
  const { as } = await addMember(db, { company_id: id, name: '三枝', role: 'recruiter' })
  const api = await apiFor(db, as)
  const seen = async () => (await apiFor(db)).companies.show({ id })
  return { id, as, page: api.company_users.company, jobs: api.company_users.job_offers, seen }
}
const fieldsOf = (asked: Promise<unknown>) =>
  asked.then(
    () => [],
    (error: { code?: string; data?: { field: string }[] }) => [error.code, ...(error.data ?? []).map(({ field }) => field)],
  )

test('visitors read at once whatever a company writes about itself', async ({ db }) => {
  const { page, seen } = await desk(db)
  const written = {
    name: '株式会社深谷計器',
    introduction: '水の流れを測ります。',
    product_description: '超音波の流量計です。',
    vision: '漏れない水道。',
    officer_name: '深谷 匠',
    founding_year: 2018,
    capital: 5_000,
    capital_date: '2024-04-01',
    prefecture: 13,
    address: '東京都台東区蔵前2-2-2 共同ビル3階',
    url: 'https://fukaya.example.jp/',
    contact_phone: '03-1234-5678',
    contact_email: 'saiyo@fukaya.example.jp',
    contact_url: 'https://fukaya.example.jp/contact',
    category_ids: [5, 8],
    social_issues: [8],
    feature2: true,
    feature6: true,
    company_youtube_url: 'abcdefghijk',
    interview_video_url: 'https://vimeo.com/123456',
    interview_video_summary: '代表の話',
    is_hiring_open_position: true,
    open_position_description: '水に関わりたい人と話したいです。',
  } satisfies Partial<CompanyContent>
  const finances = [{ investor: '蔵前キャピタル', amount: 20_000, finance_date_year: 2025, finance_date_month: 4 }]
  await page.change({ ...written, employee_count: 34, employees: [{ ...person, is_admin: true }], company_finances: finances })

  const { company, company_finances } = await seen()
  expect(company).toMatchObject({
    ...written,
    employee_count: 34,
    employee_range: '31〜50名',
    features: ['ミドル期(ビジネスモデル確立)', '競争力のあるコア技術'],
    admin: [{ name: '深谷 匠', interview_title: '計測の話' }],
  })
  expect(company_finances).toMatchObject(finances)
})

test('absent fields of a change stay', async ({ db }) => {
  const { page } = await desk(db)
  await page.change({ introduction: '紹介', employees: [person] })
  const { content } = await page.change({ vision: '目指すもの' })
  expect(content).toMatchObject({ introduction: '紹介', vision: '目指すもの', employees: [{ name: '深谷 匠' }] })
})

test('people of the page keep their row, take the given order, and are deleted when they are absent', async ({ db }) => {
  const { page, seen } = await desk(db)
  const { content } = await page.change({ employees: [person, { ...person, name: '相馬' }, { ...person, name: '久我' }] })
  const [first, second] = content.employees
  await page.change({ employees: [second!, { ...first!, position: '代表' }] })
  expect((await seen()).company.employees.map(({ id, name, position }) => [id, name, position])).toEqual([
    [second!.id, '相馬', '開発責任者'],
    [first!.id, '深谷 匠', '代表'],
  ])
})

test('of two members who write at once, the second is refused and nothing of the first is lost', async ({ db }) => {
  const { page } = await desk(db)
  const { version } = await page.show()
  await page.change({ version, introduction: '先に書いた紹介' })
  await expect(page.change({ version, introduction: '後の紹介', employees: [person] })).rejects.toMatchObject({ code: 'PAGE_CHANGED', status: 409 })
  const now = await page.show()
  expect(now).toMatchObject({ version: version + 1, content: { introduction: '先に書いた紹介', employees: [] } })
  expect(now.history[0]).toMatchObject({
    version: version + 1,
    changed_by: '三枝',
    changes: { introduction: { from: '', to: '先に書いた紹介' } },
  })
  await page.change({ version: now.version, introduction: '後の紹介' })
})

test('the history also records a write that bypasses the editor, and no column outside of the page', async ({ db }) => {
  const { id, page } = await desk(db)
  const { version } = await page.show()
  await db.updateTable('companies').set({ end_of_contract: true, updated_at: new Date().toISOString() }).where('id', '=', id).execute()
  expect((await page.show()).version).toBe(version)
  await db.updateTable('companies').set({ vision: '取り込まれた' }).where('id', '=', id).execute()
  await expect(page.change({ version, vision: '書いた' })).rejects.toMatchObject({ code: 'PAGE_CHANGED' })
  expect((await page.show()).history).toMatchObject([{ version: version + 1, changed_by: '', changes: { vision: { from: '', to: '取り込まれた' } } }])
})

test('a change of the page through the settings records its member', async ({ db }) => {
  const { id, page } = await desk(db)
  const admin = await addMember(db, { company_id: id, name: '木下' })
  await (await apiFor(db, admin.as)).company_users.settings.change({ is_hiring_open_position: true })
  expect((await page.show()).history).toMatchObject([{ changed_by: '木下', changes: { is_hiring_open_position: { from: false, to: true } } }])
})

test('every column that the page holds is counted', async ({ db }) => {
  const { rows } = await sql<{ source: string }>`select prosrc as source from pg_proc where proname = 'count_page_version'`.execute(db)
  const columns = Object.keys(CompanyContent.shape).filter((name) => !['employees', 'company_finances', 'amateras_views'].includes(name))
  expect(columns.filter((name) => !rows[0]!.source.includes(`'${name}'`))).toEqual([])
})

test('saving the same page is no change', async ({ db }) => {
  const { page } = await desk(db)
  const { version, content } = await page.change({ introduction: '紹介', employees: [person] })
  expect(await page.change({ version, ...content })).toMatchObject({ version, history: [{ version }] })
})

test('a new name shows the one before, and candidates who blocked the old one stay hidden', async ({ db }) => {
  const { id, page, seen } = await desk(db, { name: '旧深谷' })
  const candidate = await addCandidate(db)
  await db.insertInto('block_rules').values({ candidate_user_id: candidate.id, kind: 'keyword', value: '旧深谷', key: '旧深谷' }).execute()
  await page.change({ name: '新しい計器' })
  const { company } = await seen()
  expect(company).toMatchObject({ name: '新しい計器', former_names: [{ name: '旧深谷' }] })
  const blocks = await db.selectFrom('company_blocks').select('reason').where('company_id', '=', id).where('candidate_user_id', '=', candidate.id).execute()
  expect(blocks).toHaveLength(1)
})

test('a name that was never public leaves no trace', async ({ db }) => {
  const { id, page } = await desk(db, { name: '仮の名', state: 'pending' })
  await page.change({ name: '本当の名' })
  await db.updateTable('companies').set({ state: 'active' }).where('id', '=', id).execute()
  expect((await (await apiFor(db)).companies.show({ id })).company.former_names).toEqual([])
})

test('the search follows the page', async ({ db }) => {
  const { id, page } = await desk(db)
  await addJob(db, { company_id: id })
  await sql`set constraints all immediate`.execute(db)
  const seen = () => db.selectFrom('job_index_changes').select('seq').executeTakeFirstOrThrow()
  const before = await seen()
  await page.change({ category_ids: [8] })
  expect(await seen()).not.toEqual(before)
  expect((await (await apiFor(db)).job_offers.search({ company_categories: [8] })).total).toBe(1)
})

test('a field that every advert must show cannot be removed while one is public', async ({ db }) => {
  const { id, page } = await desk(db)
  await page.change({ address: '', contact_email: '' })
  await page.change({ address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' })
  await addJob(db, { ...publishableJob, company_id: id })
  expect(await fieldsOf(page.change({ address: '', contact_email: '' }))).toEqual(['INPUT_INVALID', 'address', 'contact_email'])
  await page.change({ contact_email: '', contact_phone: '03-1234-5678' })
})

test.for([
  [{ name: ' ' }, 'name'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ url: 'https://' }, 'url'],
  [{ contact_url: 'ftp://files.example/' }, 'contact_url'],
  [{ contact_email: 'saiyo' }, 'contact_email'],
  [{ contact_phone: '03-12' }, 'contact_phone'],
  [{ company_youtube_url: 'https://youtu.be/abcdefghijk' }, 'company_youtube_url'],
  [{ interview_video_url: 'https://films.example/1' }, 'interview_video_url'],
  [{ interview_video_url: 'http://vimeo.com/1' }, 'interview_video_url'],
  [{ interview_video_url: 'https://vimeo.com.evil.example/1' }, 'interview_video_url'],
  [{ introduction: 'あ'.repeat(10_001) }, 'introduction'],
  [{ founding_year: 2027 }, 'founding_year'],
  [{ capital: 100, capital_date: '2026-11-22' }, 'capital_date'],
  [{ capital_date: '2026-11-20' }, 'capital'],
  [{ feature1: true, feature3: true }, 'feature1'],
  [{ prefecture: 99 }, 'prefecture'],
  [{ category_ids: [1, 999] }, 'category_ids'],
  [{ category_ids: [1, 1] }, 'category_ids'],
  [{ logo: 'https://elsewhere.example/logo.png' }, 'logo'],
  [{ logo: '/pictures/0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b17.webp' }, 'logo'],
  [{ images: ['/demo/pictures/companies/1/scene-1.svg'] }, 'images.0'],
  [{ photos: [{ slot: 'office', picture: '/demo/pictures/companies/1/office-1.svg', text: '執務室' }] }, 'photos.0.picture'],
  [{ photos: [{ slot: 'office', picture: '/demo/pictures/companies/1/office-1.svg', text: ' ' }] }, 'photos.0.text'],
  [{ photos: [{ slot: 'office', picture: '', text: '執務室' }] }, 'photos.0.picture'],
  [{ photos: [1, 2].map((number) => ({ slot: 'team' as const, picture: '/demo/pictures/companies/1/team-1.svg', text: `${number}人` })) }, 'photos'],
  [{ employees: [person, { ...person, name: '' }] }, 'employees.1.name'],
  [{ employees: [{ ...person, interview_url: 'data:text/html,x' }] }, 'employees.0.interview_url'],
  [{ employees: [{ ...person, twitter_user_name: '../x' }] }, 'employees.0.twitter_user_name'],
  [{ employees: [{ ...person, id: 2_000_000_000 }] }, 'employees.0.id'],
  [{ company_finances: [{ investor: '', amount: null, finance_date_year: 2025, finance_date_month: null }] }, 'company_finances.0.investor'],
  [{ company_finances: [{ investor: 'X', amount: -1, finance_date_year: 2025, finance_date_month: null }] }, 'company_finances.0.amount'],
  [{ company_finances: [{ investor: 'X', amount: 1, finance_date_year: 2026, finance_date_month: 12 }] }, 'company_finances.0.finance_date_year'],
] as [Partial<CompanyContent>, string][])('%j is refused at its field', async ([change, field], { db }) => {
  const { page } = await desk(db)
  expect(await fieldsOf(page.change(change))).toEqual(['INPUT_INVALID', field])
})

test("another company's people and funding are out of reach", async ({ db }) => {
  const other = await desk(db)
  const { content } = await other.page.change({
    employees: [person],
    company_finances: [{ investor: 'X', amount: 1, finance_date_year: 2025, finance_date_month: null }],
  })
  const { page } = await desk(db)
  expect(await fieldsOf(page.change({ employees: content.employees }))).toEqual(['INPUT_INVALID', 'employees.0.id'])
  expect(await fieldsOf(page.change({ company_finances: content.company_finances }))).toEqual(['INPUT_INVALID', 'company_finances.0.id'])
  expect((await other.page.show()).content).toEqual(content)
})

test('a company that waits for its approval writes its page, and visitors do not see it', async ({ db }) => {
  const { id, page } = await desk(db, { state: 'provisional' })
  const { shown } = await page.change({ introduction: '準備中の紹介' })
  expect(shown.company.introduction).toBe('準備中の紹介')
  await expect((await apiFor(db)).companies.show({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
