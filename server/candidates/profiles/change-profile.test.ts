import { expect } from 'vitest'
import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, apiFor, test } from '#server/testing.ts'

const asCandidate = async (db: Database) => {
  const candidate = await addCandidate(db)
  return { ...candidate, api: (await apiFor(db, candidate.as)).candidate_users }
}
const issuesOf = (promise: Promise<unknown>) =>
  promise.then(
    () => [],
    (error: { code: string; data: { field: string; message: string }[] }) => error.data.map(({ field, message }) => `${field}: ${message}`),
  )
const employer = (rest: Partial<WorkExperience> = {}) => ({ organization_name: '山田製作所', ...rest })

test('named fields change, and all others stay', async ({ db }) => {
  const { api } = await asCandidate(db)
  await api.profile.change({ name: '宇津木　千紘', address: 26, skill_types: [1, 2] })
  const after = await api.profile.change({ job_summary: '一行目\r\n二行目' })
  expect(after).toMatchObject({ name: '宇津木 千紘', address: 26, skill_types: [1, 2], job_summary: '一行目\n二行目' })
  expect(await api.profile.show()).toEqual(after)
  expect(await api.profile.change({ address: null, skill_types: [] })).toMatchObject({ address: null, skill_types: [], name: '宇津木 千紘' })
})

test('birthday, address and phone number lie sealed in the table', async ({ db }) => {
  const { api, id } = await asCandidate(db)
  const secrets = { birthday: '1992-04-17', postal_code: '604-8091', address_detail: '下本能寺前町', phone_number: '090-1234-5678' }
  expect(await api.profile.change(secrets)).toMatchObject(secrets)
  const row = await db.selectFrom('candidate_profiles').selectAll().where('candidate_user_id', '=', id).executeTakeFirstOrThrow()
  for (const secret of Object.values(secrets)) expect(JSON.stringify(row)).not.toContain(secret)
  expect(await api.profile.change({ birthday: null, phone_number: '' })).toMatchObject({ birthday: null, phone_number: '', postal_code: '604-8091' })
})

test.for([
  [{ phone_number: '０９０ー１２３４−５６７８' }, { phone_number: '090-1234-5678' }],
  [{ postal_code: '６０４８０９１' }, { postal_code: '604-8091' }],
  [{ name_reading: 'ウツギ　ﾁﾋﾛ' }, { name_reading: 'うつぎ ちひろ' }],
  [{ name_reading: 'スーザン ヴィ' }, { name_reading: 'すーざん ゔぃ' }],
  // A person's own characters are never exchanged for more common ones.
  [{ name: '髙神 﨑' }, { name: '髙神 﨑' }],
] as const)('%j is understood', async ([typed, kept], { db }) => {
  const { api } = await asCandidate(db)
  expect(await api.profile.change(typed)).toMatchObject(kept)
})

test.for([
  [{ phone_number: '090-1234-567' }, 'phone_number: 番号が1桁足りません。11桁で入力してください。'],
  [{ phone_number: '03-1234-56789' }, 'phone_number: 番号が1桁多いです。10桁で入力してください。'],
  [{ postal_code: '123' }, 'postal_code: 郵便番号は7桁の数字です。'],
  [{ name_reading: '宇津木' }, 'name_reading: 読みは、ひらがなかカタカナで入力してください。'],
  [{ name: '宇津木\0' }, 'name: 保存できない文字が含まれています。その文字を消してください。'],
  [{ job_summary: '\ud800' }, 'job_summary: 保存できない文字が含まれています。その文字を消してください。'],
  [{ birthday: '2026-11-22' }, 'birthday: 生年月日を確かめてください。'],
  [{ birthday: '2010-11-22' }, 'birthday: 16歳以上の方に、ご利用いただけます。'],
  [{ address: 49 }, 'address: 選べる項目ではありません。選び直してください。'],
  [{ skill_types: [1, 32_000] }, 'skill_types.1: 選べる項目ではありません。選び直してください。'],
  [{ work_experiences: [employer({ employment_type: 9 })] }, 'work_experiences.0.employment_type: 選べる項目ではありません。選び直してください。'],
  [{ work_experiences: [employer({ organization_name: ' ' })] }, 'work_experiences.0.organization_name: 会社名を入力してください。'],
] as const)('%j is refused with what to do', async ([change, issue], { db }) => {
  const { api } = await asCandidate(db)
  const before = await api.profile.show()
  expect(await issuesOf(api.profile.change(change as Parameters<typeof api.profile.change>[0]))).toEqual([issue])
  expect(await api.profile.show()).toEqual(before)
})

test('one answer names everything that is wrong', async ({ db }) => {
  const { api } = await asCandidate(db)
  const issues = await issuesOf(api.profile.change({ name_reading: '宇', address: 49, work_experiences: [employer({ join_month: 4 })] }))
  expect(issues.map((issue) => issue.split(':')[0])).toEqual(['name_reading', 'work_experiences.0.join_year', 'address'])
})

test('the history is replaced as a whole: changed, added, removed, in the order given', async ({ db }) => {
  const { api } = await asCandidate(db)
  const names = async () => (await api.profile.show()).work_experiences.map(({ organization_name }) => organization_name)
  const first = await api.profile.change({ work_experiences: [employer({ organization_name: '一' }), employer({ organization_name: '二' })] })
  const [one, two] = first.work_experiences
  await api.profile.change({ work_experiences: [{ ...two!, order_no: 0 }, employer({ organization_name: '三' }), { ...one!, work_summary: '営業' }] })
  expect(await names()).toEqual(['二', '三', '一'])
  expect((await api.profile.show()).work_experiences[2]).toMatchObject({ user_work_experience_id: one!.user_work_experience_id, work_summary: '営業' })
  await api.profile.change({ work_experiences: [{ ...one!, order_no: 0 }] })
  expect(await names()).toEqual(['一'])
  await api.profile.change({ work_experiences: [] })
  expect(await names()).toEqual([])
})

test('an employer of another candidate’s history is not found, and nothing changes', async ({ db }) => {
  const [mine, theirs] = [await asCandidate(db), await asCandidate(db)]
  await mine.api.profile.change({ work_experiences: [employer()] })
  const [foreign] = (await theirs.api.profile.change({ work_experiences: [employer({ organization_name: '他社' })] })).work_experiences
  const before = [await mine.api.profile.show(), await theirs.api.profile.show()]
  await expect(mine.api.profile.change({ work_experiences: [{ ...foreign!, organization_name: '乗っ取り' }] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { work_experiences: theirsAfter } = await theirs.api.profile.show()
  expect(theirsAfter).toEqual(before[1]!.work_experiences)
  expect((await mine.api.profile.show()).work_experiences).toEqual(before[0]!.work_experiences)
})

test('nothing that is not a field of the profile can be set', async ({ db }) => {
  const { api } = await asCandidate(db)
  for (const key of [
    'email',
    'career_intention_rating',
    'is_mama',
    'premium_granted_at',
    'candidate_user_id',
    'birthday_sealed',
    'your_vision',
    'match_weights',
  ]) {
    expect(await issuesOf(api.profile.change({ [key]: '1' } as never))).toHaveLength(1)
    expect(await issuesOf(api.advanced_profile.change({ [key]: '1' } as never))).toHaveLength(1)
    if (key !== 'your_vision') expect(await issuesOf(api.your_vision.change({ [key]: '1' } as never))).toHaveLength(1)
  }
  expect(await issuesOf(api.profile.change({ work_experiences: [{ ...employer(), candidate_user_id: '1' } as never] }))).toHaveLength(1)
})

test('each change of the history changes the names by which an employer is blocked', async ({ db }) => {
  const { api, id } = await asCandidate(db)
  const keys = async () => (await db.selectFrom('employer_keys').select('key').where('candidate_user_id', '=', id).execute()).map(({ key }) => key)
  await api.profile.change({ work_experiences: [employer({ organization_name: '株式会社山田製作所', mail_domain: 'yamada-works.co.jp' })] })
  const before = await keys()
  expect(before.length).toBeGreaterThanOrEqual(2)
  await api.profile.change({ work_experiences: [employer({ organization_name: '鈴木商店' })] })
  const after = await keys()
  expect(after.length).toBeGreaterThan(0)
  expect(after.filter((key) => before.includes(key))).toEqual([])
})
