import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, apiFor, test } from '#server/testing.ts'
import { readPdf } from './pdf/read-pdf.ts'

async function employed(db: Database) {
  const person = await addCandidate(db)
  await db
    .updateTable('candidate_profiles')
    .set({
      name: '𠮷田 花子',
      job_summary: '営業を8年しました。',
      licenses: '普通自動車免許',
      your_vision: '働く時間を取り戻したい。',
      final_education_name: '東都大学',
    })
    .where('candidate_user_id', '=', person.id)
    .execute()
  const job = { candidate_user_id: person.id, organization_name: '株式会社山田', mail_domain: 'yamada.example', join_year: 2018, join_month: 4, order_no: 1 }
  const former = {
    candidate_user_id: person.id,
    organization_name: '<b>田中商店',
    join_year: 2014,
    leave_year: 2018,
    leave_month: 3,
    work_summary: '# 店長\n1. 接客',
    order_no: 0,
  }
  await db.insertInto('work_experiences').values([job, former]).execute()
  return person
}
const resumeOf = async (db: Database, as: object) => (await apiFor(db, as)).candidate_users.resume

test('the PDF holds the text of the profile, the present employer first, and a reader can read it', async ({ db }) => {
  const { as } = await employed(db)
  const file = await (await resumeOf(db, as)).export({})
  expect([file.name, file.type]).toEqual(['職務経歴書_𠮷田 花子.pdf', 'application/pdf'])
  const reading = await readPdf(await file.bytes())
  const text = 'text' in reading ? reading.text.replace(/\s/g, '') : ''
  const order = [
    '職務経歴書',
    '2026年11月21日現在',
    '氏名𠮷田花子',
    '職務要約',
    '2018年4月〜現在株式会社山田',
    '2014年〜2018年3月<b>田中商店',
    '資格',
    '東都大学',
    '自己PR',
  ]
  expect(order.map((words) => text.indexOf(words)).every((place, index, places) => place >= 0 && place >= (places[index - 1] ?? 0))).toBe(true)
})

test('in Markdown, a candidate’s text keeps its meaning: no heading, no list, no HTML', async ({ db }) => {
  const { as } = await employed(db)
  const text = await (await (await resumeOf(db, as)).export({ format: 'markdown' })).text()
  expect(text).toContain('### \\<b\\>田中商店（2014年〜2018年3月）\n\n\\# 店長  \n1\\. 接客\n')
  expect(text.indexOf('株式会社山田')).toBeLessThan(text.indexOf('田中商店'))
})

test('an empty profile gives a document without empty sections', async ({ db }) => {
  const { as } = await addCandidate(db)
  const resume = await resumeOf(db, as)
  expect(await (await resume.export({ format: 'markdown' })).text()).toBe('# 職務経歴書\n\n2026年11月21日\n')
  expect((await resume.export({})).size).toBeGreaterThan(1_000)
})

test('an import is tried before it is done; employers are added and changed, and none is lost', async ({ db }) => {
  const { id, as } = await employed(db)
  const resume = await resumeOf(db, as)
  const file = {
    basics: { name: '𠮷田 花子', phone: '090-1234-5678' },
    work: [
      { name: '株式会社 山田', startDate: '2018-04', position: '部長' },
      { name: '鈴木工業', startDate: '2012', endDate: '2014' },
    ],
  }
  const trial = await resume.import({ resume: file, is_trial: true })
  expect(trial.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['電話番号', '', '090-1234-5678'],
    ['職歴（変更）', '株式会社山田\n2018年4月〜', '株式会社 山田\n2018年4月〜\n部長'],
    ['職歴（追加）', '', '鈴木工業\n2012年〜2014年'],
  ])
  expect(await resume.import({ resume: file, is_trial: true })).toEqual(trial)
  expect(await resume.import({ resume: file })).toMatchObject({ is_applied: true })
  const rows = await db
    .selectFrom('work_experiences')
    .select(['organization_name', 'mail_domain'])
    .where('candidate_user_id', '=', id)
    .orderBy('order_no')
    .execute()
  expect(rows).toEqual([
    { organization_name: '株式会社 山田', mail_domain: 'yamada.example' },
    { organization_name: '鈴木工業', mail_domain: '' },
    { organization_name: '<b>田中商店', mail_domain: '' },
  ])
  const keys = await db.selectFrom('employer_keys').select('kind').where('candidate_user_id', '=', id).execute()
  expect(new Set(keys.map(({ kind }) => kind))).toEqual(new Set(['name', 'domain']))
  const again = JSON.parse(await (await resume.export({ format: 'json_resume' })).text())
  expect(again.basics.phone).toBe('090-1234-5678')
  expect(await resume.import({ resume: again })).toMatchObject({ changes: [], ignored: [], is_applied: false })
})

test('a faulty file changes nothing, and the error names the fault’s place', async ({ db }) => {
  const { as } = await employed(db)
  const resume = await resumeOf(db, as)
  const faulty = { basics: { name: '別の名前' }, work: [{ name: '鈴木工業', startDate: '2020年4月' }] }
  await expect(resume.import({ resume: faulty as never })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'resume.work.0.startDate', message: '日付は 2024-04-01、2024-04、2024 のどれかの形です。' }],
  })
  const early = { work: [{ name: '鈴木工業', startDate: '2027-04' }] }
  await expect(resume.import({ resume: early, is_trial: true })).rejects.toMatchObject({ data: [{ field: 'resume.work.0.startDate' }] })
  const long = { basics: { name: '別の名前' }, work: [{ name: '鈴木工業', summary: 'あ'.repeat(3_000), highlights: ['い'.repeat(2_000)] }] }
  await expect(resume.import({ resume: long })).rejects.toMatchObject({ data: [{ field: 'resume.work.0.highlights' }] })
  expect(JSON.parse(await (await resume.export({ format: 'json_resume' })).text()).basics.name).toBe('𠮷田 花子')
})
