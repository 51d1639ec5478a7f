import { expect, test } from 'vitest'
import { applyRefusal, sideJobNote } from '../job-on-page.ts'

const job = { state: 'published' as const, deny_side_job_apply: false }
const company = { deny_company_apply: false, end_of_contract: false, is_unclaimed: false }

test('a candidate can apply for an open job of a company that takes applications', () => {
  expect(applyRefusal({ job, company })).toBeNull()
  expect(sideJobNote({ job, company })).toBeNull()
})

test('the button says why it is disabled', () => {
  expect(applyRefusal({ job, company: { ...company, deny_company_apply: true } })).toBe('直接の応募は受け付けていません。')
  expect(applyRefusal({ job, company: { ...company, is_unclaimed: true } })).toBe('まだこの会社の人は登録していません。元の求人のページから応募してください。')
  expect(applyRefusal({ job: { ...job, state: 'closed' }, company })).toBe('募集は終了しました。')
  expect(applyRefusal({ job, company: { ...company, end_of_contract: true } })).toBe('募集は終了しました。')
})

test('a candidate for side jobs only learns before signing in that a job is not for them', () => {
  expect(sideJobNote({ job: { ...job, deny_side_job_apply: true }, company })).toBe('副業だけをお探しの方の応募は受け付けていません。')
})
