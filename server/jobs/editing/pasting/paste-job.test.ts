import { expect } from 'vitest'
import { addCompany, addMember, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const posting = `バックエンドエンジニア（蓄電池の発電予測）
再生可能エネルギーの需給を予測する会社です。

■仕事内容
発電予測のAPIを設計し、運用します。
・Goでの開発
・監視

【必須スキル】
Goでの開発経験3年以上

給与：年収600万円〜880万円（固定残業代なし）
賞与：年2回
勤務地：東京都台東区蔵前1-1-1
最寄り駅　蔵前駅 徒歩3分
勤務時間
10:00〜19:00（休憩60分）
休日・休暇
完全週休2日制（土日）、年間休日125日
雇用形態
正社員
試用期間
3か月。条件は本採用と同じ
■選考フロー
書類 → 面接2回 → 内定`

async function desk(db: Database) {
  const { id: company_id } = await addCompany(db)
  const member = await addMember(db, { company_id })
  return { company_id, job_offers: (await apiFor(db, member.as)).company_users.job_offers }
}
const field = (message = expect.any(String)) => ({ code: 'INPUT_INVALID', data: [{ field: expect.any(String), message }] })

test('a pasted posting fills in a draft, says where each value stands, and keeps the lines that went into no field', async ({ db }) => {
  const { job_offers } = await desk(db)
  const { jobs } = await job_offers.paste({ text: posting })
  expect(jobs).toEqual([
    { id: expect.any(Number), position_title: 'バックエンドエンジニア（蓄電池の発電予測）', fields_read: expect.any(Number), lines_unread: 2 },
  ])
  const { job, reading } = await job_offers.show({ id: jobs[0]!.id })
  expect(job).toMatchObject({
    state: 'draft',
    description: '発電予測のAPIを設計し、運用します。\n・Goでの開発\n・監視',
    required_skills: 'Goでの開発経験3年以上',
    min_salary: 600,
    max_salary: 880,
    address: 13,
    address2: '台東区蔵前1-1-1',
    nearest_station: '蔵前駅 徒歩3分',
    default_starting_time: '10:00',
    default_ending_time: '19:00',
    break_time: 60,
    annual_holidays: 125,
    employment_types: [1],
    trial_months: 3,
    bonus: '年2回',
  })
  expect(reading?.passages).toMatchObject({
    min_salary: '年収600万円〜880万円(固定残業代なし)',
    address: '東京都台東区蔵前1-1-1',
    annual_holidays: '完全週休2日制(土日)、年間休日125日',
  })
  expect(reading?.unread).toEqual(['再生可能エネルギーの需給を予測する会社です。', '選考フロー：書類 → 面接2回 → 内定'])
  expect(reading?.text).toBe(posting)
})

test('overtime and probation without a heading are read where the posting says them', async ({ db }) => {
  const { job_offers } = await desk(db)
  const said = posting
    .replace('10:00〜19:00（休憩60分）', '10:00〜19:00（休憩60分）、時間外労働あり（月平均15時間）')
    .replace('正社員\n試用期間\n3か月。条件は本採用と同じ', '正社員（試用期間3ヶ月、条件は同じ）')
  const { jobs } = await job_offers.paste({ text: said })
  const { job } = await job_offers.show({ id: jobs[0]!.id })
  expect(job).toMatchObject({
    overtime: '時間外労働あり(月平均15時間)',
    trial: '試用期間3ヶ月、条件は同じ',
    trial_months: 3,
    trial_terms: '本採用と同じ条件です。',
  })
})

test('the company lets go of the pasted text and keeps the draft; a stranger cannot', async ({ db }) => {
  const [own, other] = [await desk(db), await desk(db)]
  const { jobs } = await own.job_offers.paste({ text: posting })
  const id = jobs[0]!.id
  await expect(other.job_offers.forget_reading({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await own.job_offers.forget_reading({ id })).toEqual({ success: true })
  expect(await own.job_offers.show({ id })).toMatchObject({ reading: null, job: { min_salary: 600 } })
})

test('several postings in one text become as many drafts', async ({ db }) => {
  const { job_offers } = await desk(db)
  const two = `求人タイトル：営業\n仕事内容\n法人への提案\n給与：年収500万円\n勤務地：大阪府大阪市\n求人タイトル：経理\n仕事内容\n月次決算\n給与：年収450万円\n勤務地：東京都港区`
  const { jobs } = await job_offers.paste({ text: two })
  expect(jobs.map(({ position_title }) => position_title)).toEqual(['営業', '経理'])
  const [sales, accounts] = await Promise.all(jobs.map(({ id }) => job_offers.show({ id })))
  expect([sales!.job.address, sales!.job.min_salary, accounts!.job.address, accounts!.job.min_salary]).toEqual([27, 500, 13, 450])
})

test('what states its fields is read by them: a page with JSON-LD, whose scripts never reach the draft, and a file in Shift_JIS', async ({ db }) => {
  const { job_offers } = await desk(db)
  const ld = JSON.stringify({
    '@type': 'JobPosting',
    title: 'SRE',
    description: '<p>監視</p><script>alert(1)</script>',
    baseSalary: { currency: 'JPY', value: { minValue: 7_000_000, unitText: 'YEAR' } },
  }).replaceAll('</', String.raw`<\/`)
  const page = `<html><body><script>alert(2)</script><script type="application/ld+json">${ld}</script><p onclick="alert(3)">選考は2回</p></body></html>`
  const { jobs } = await job_offers.paste({ text: page })
  const { job, reading } = await job_offers.show({ id: jobs[0]!.id })
  expect(job).toMatchObject({ position_title: 'SRE', description: '監視', min_salary: 700 })
  expect(reading?.text).not.toContain('alert')
  expect(reading?.unread).toContain('選考は2回')
  // 「経理」 in Shift_JIS.
  const bytes = new Uint8Array([0x8c, 0x6f, 0x97, 0x9d, 0x0a])
  expect((await job_offers.paste({ file: new File([bytes], 'keiri.txt') })).jobs).toMatchObject([{ position_title: '経理' }])
})

test.for([
  ['nothing', {}],
  ['blanks', { text: ' \n\t ' }],
  ['an empty file', { file: new File([], 'empty.txt') }],
  ['JSON that is no job', { text: '{"note": "求人ではありません"}' }],
  ['a binary', { file: new File([new Uint8Array([0, 1, 2, 255])], 'a.bin') }],
  ['a PDF', { file: new File(['%PDF-1.7\n'], 'a.pdf') }],
  ['a Word document', { file: new File(['PK\u0003\u0004'], 'a.docx') }],
] as const)('%s is refused by its field, with what to do', async ([, input], { db }) => {
  const { company_id, job_offers } = await desk(db)
  await expect(job_offers.paste(input)).rejects.toMatchObject(field())
  expect(await db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).execute()).toEqual([])
})

test('a file beyond 5 MB, and more postings than a page can show, are refused', async ({ db }) => {
  const { job_offers } = await desk(db)
  await expect(job_offers.paste({ file: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.txt') })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  const many = Array.from({ length: 21 }, (_, at) => `求人タイトル：営業${at}\n仕事内容\n提案`).join('\n')
  await expect(job_offers.paste({ text: many })).rejects.toMatchObject(field(expect.stringContaining('20件まで')))
})

test('a passage is never cut inside a sign: the database takes no half of one', async ({ db }) => {
  const { job_offers } = await desk(db)
  const { jobs } = await job_offers.paste({ text: `営業\n仕事内容\n提案\n雇用形態：正社員${'あ'.repeat(116)}${'😀'.repeat(8)}` })
  const { reading } = await job_offers.show({ id: jobs[0]!.id })
  expect([...reading!.passages['employment_types']!]).toHaveLength(120)
  expect(reading!.passages['employment_types']!.isWellFormed()).toBe(true)
})

const exported = (...jobs: object[]) => JSON.stringify({ format: 'mebae.job_offers', job_offers: jobs })

test('of a contradiction the field is left out, and the others of the posting and of the file stand', async ({ db }) => {
  const { job_offers } = await desk(db)
  const { jobs, left_out } = await job_offers.paste({
    text: exported({ position_title: '営業', min_salary: 800, max_salary: 600 }, { position_title: '経理', address: 13 }),
  })
  expect(left_out).toEqual([])
  const [sales, accounts] = await Promise.all(jobs.map(({ id }) => job_offers.show({ id })))
  expect([sales!.job.min_salary, sales!.job.max_salary, accounts!.job.address]).toEqual([800, null, 13])
  // Which words of the file belong to which posting nobody can say: none are shown.
  expect([sales!.reading, accounts!.reading]).toEqual([null, null])
})

test('a file with hundreds of thousands of postings is refused before they are read', async ({ db }) => {
  const { job_offers } = await desk(db)
  const line = 'タイトル：a\n'
  const file = new File([line.repeat(Math.floor((5 * 1024 * 1024) / Buffer.byteLength(line)))], 'many.txt')
  await expect(job_offers.paste({ file })).rejects.toMatchObject(field(expect.stringContaining('20万文字')))
  await expect(job_offers.paste({ text: line.repeat(20_000) })).rejects.toMatchObject(field(expect.stringContaining('20件まで')))
})
