import { expect } from 'vitest'
import { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addCompany, apiFor, test, today } from '#server/testing.ts'
import { candidateForCompany } from './candidate-for-company.ts'
import { addEmployer, addOpenCandidate } from '../testing.ts'
import { viewCandidate } from '../view-candidate.ts'

/** One token in each field that could identify a candidate. */
const secrets = {
  name: '芽生太郎',
  name_reading: 'メバエタロウ',
  phone_number_sealed: seal('09012345678'),
  birthday_sealed: seal('1990-02-03'),
  address_detail_sealed: seal('千代田区丸の内九丁目'),
  postal_code_sealed: seal('1009999'),
  sex: 'male',
  final_education_name: '見本大学',
  highschool_name: '見本高校',
  user_desired_min_salary: 98_765,
}

async function addTold(db: Database) {
  const { id, as } = await addOpenCandidate(db, { email: 'mebae.taro@secret.example', username: 'めばえさん', is_mama: true })
  await db
    .updateTable('candidate_profiles')
    .set({
      ...secrets,
      address: 13,
      job_summary: '芽生太郎です。サンプルで営業を10年。見本大学卒。連絡は mebae.taro@secret.example か 090-1234-5678 へ。https://taro.example/ もどうぞ。',
    })
    .where('candidate_user_id', '=', id)
    .execute()
  await addEmployer(db, id, { organization_name: '株式会社サンプル', join_year: 2015, work_summary: '株式会社サンプルの法人営業。' })
  await addEmployer(db, id, { organization_name: '有限会社むかし', join_year: 2010, leave_year: 2015 })
  const { id: company_id } = await addCompany(db, { name: '別の会社' })
  const reveal = (level: string) => db.insertInto('reveals').values({ candidate_user_id: id, company_id, level }).execute()
  return { id, as, company_id, reveal, see: () => candidateForCompany(db, { company_id }, id) }
}

test('the fields a company can ever receive are these and no others', () => {
  const fields = (shape: object, prefix = ''): string[] => Object.keys(shape).map((name) => prefix + name)
  const { career, contact, work_experiences } = VisibleCandidate.shape
  expect([
    ...fields(VisibleCandidate.shape),
    ...fields(work_experiences.element.shape, 'work_experiences.'),
    ...fields(career.unwrap().shape, 'career.'),
    ...fields(contact.unwrap().shape, 'contact.'),
  ]).toMatchInlineSnapshot(`
    [
      "id",
      "reveal",
      "name",
      "premium",
      "address",
      "english_level",
      "management_experience",
      "final_education_type",
      "job_history_name",
      "job_summary",
      "licenses",
      "skill_types",
      "skill_levels",
      "employment_types",
      "work_experiences",
      "career_intention_rating",
      "purpose_intention",
      "working_day",
      "user_interest",
      "user_desired_work_detail",
      "user_desired_job_fields",
      "user_desired_skill_types",
      "user_desired_employment_types",
      "user_preferred_work_areas",
      "user_desired_categories",
      "user_interest_social_issues",
      "user_desired_company_phases",
      "user_desired_company_kinds",
      "user_desired_remote",
      "your_vision",
      "your_vision_reason",
      "career",
      "contact",
      "work_experiences.organization_name",
      "work_experiences.department_position",
      "work_experiences.industry_type",
      "work_experiences.join_year",
      "work_experiences.join_month",
      "work_experiences.leave_year",
      "work_experiences.leave_month",
      "work_experiences.employment_type",
      "work_experiences.work_summary",
      "career.annual_income_range",
      "career.final_education_name",
      "career.final_education_field_of_study",
      "career.final_education_end_date",
      "career.education_name",
      "career.education_field_of_study",
      "career.education_end_date",
      "career.highschool_name",
      "career.highschool_field_of_study",
      "career.highschool_end_date",
      "contact.name",
      "contact.name_reading",
      "contact.email",
      "contact.phone_number",
    ]
  `)
})

test('a stranger reads the career without a name, an employer, a school or an address', async ({ db }) => {
  const { see } = await addTold(db)
  const seen = await see()
  expect(seen).toMatchObject({ reveal: 'anonymous', address: 13, career: null, contact: null })
  expect(seen!.work_experiences.map(({ organization_name }) => organization_name)).toEqual(['現職の企業', '以前の企業'])
  expect(seen!.work_experiences[0]!.work_summary).toBe('〔伏せています〕の法人営業。')
  expect(seen!.job_summary).toContain('営業を10年')
  expect(JSON.stringify(seen)).not.toMatch(
    /芽生太郎|メバエタロウ|めばえさん|secret\.example|taro\.example|1234|1990|丸の内|1009999|"male"|見本大学|見本高校|サンプル|むかし|98765|is_mama/,
  )
})

test('with the career, a company reads employers and schools, but no way to contact the candidate', async ({ db }) => {
  const { see, reveal } = await addTold(db)
  await reveal('career')
  const seen = await see()
  expect(seen).toMatchObject({ reveal: 'career', career: { final_education_name: '見本大学', highschool_name: '見本高校' }, contact: null })
  expect(seen!.work_experiences.map(({ organization_name }) => organization_name)).toEqual(['株式会社サンプル', '有限会社むかし'])
  expect(JSON.stringify(seen)).not.toMatch(/芽生太郎|メバエタロウ|めばえさん|secret\.example|taro\.example|1234|1990|丸の内|"male"|98765/)
})

test('with the contact, the name, the mail address and the telephone are read; birthday, sex and street never', async ({ db }) => {
  const { see, reveal } = await addTold(db)
  await reveal('contact')
  const seen = await see()
  expect(seen!.contact).toEqual({ name: '芽生太郎', name_reading: 'メバエタロウ', email: 'mebae.taro@secret.example', phone_number: '09012345678' })
  expect(JSON.stringify(seen)).not.toMatch(/めばえさん|1990|丸の内|1009999|"male"|98765|is_mama/)
})

test('parts shown to one company are closed to another, and close when the candidate revokes them', async ({ db }) => {
  const { id, as, company_id, see, reveal } = await addTold(db)
  await reveal('contact')
  const { id: other } = await addCompany(db, { name: '他社' })
  expect(await candidateForCompany(db, { company_id: other }, id)).toMatchObject({ reveal: 'anonymous', contact: null })

  const { candidate_users: api } = await apiFor(db, as)
  expect((await api.reveals.list()).reveals).toMatchObject([{ company: { id: company_id }, level: 'contact' }])
  await api.reveals.revoke({ company_id })
  expect(await see()).toMatchObject({ reveal: 'anonymous', contact: null })
  await expect(api.reveals.revoke({ company_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await api.access_ledger.list({})).accesses).toMatchObject([{ kind: 'reveal_revoked', company_id }])
})

test('the preview equals the company’s view, and leaves no line in the ledger', async ({ db }) => {
  const { id, as, company_id } = await addTold(db)
  const { candidate_users: api } = await apiFor(db, as)
  const preview = await api.visibility_preview({ company_id })
  expect(preview.reasons).toEqual([])
  expect((await api.access_ledger.list({})).accesses).toEqual([])
  expect(await viewCandidate({ db, now: () => today }, { company_id, name: '採用担当' }, id)).toEqual(preview.candidate)
  expect((await api.access_ledger.list({})).accesses).toMatchObject([
    { kind: 'profile_viewed', company_id, member_name: '採用担当', parts: expect.arrayContaining(['job_summary', 'work_experiences']) },
  ])
})

test('the preview shows that a company does not see me, and every reason', async ({ db }) => {
  const { id, as } = await addTold(db)
  const { id: employer } = await addCompany(db, { name: 'サンプル', end_of_contract: true })
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', id).execute()
  const { candidate_users: api } = await apiFor(db, as)
  await api.block_rules.add({ kind: 'keyword', value: 'サンプル' })
  await api.blocked_companies.block({ company_id: employer })
  expect(await api.visibility_preview({ company_id: employer })).toMatchObject({
    company: { id: employer, is_company_block: true },
    candidate: null,
    reasons: ['not_open', 'employer', 'hand', 'rule', 'no_contract'],
  })
})
