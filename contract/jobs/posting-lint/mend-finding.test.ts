import { expect, test } from 'vitest'
import { emptyJobContent } from '../postings/empty-job-content.ts'
import type { JobContent } from '../postings/job-content.ts'
import { lintPosting } from './lint-posting.ts'
import { mendFinding } from './mend-finding.ts'
import { aPosting } from './testing.ts'

/** What the buttons beside the findings of a rule write. */
function mended(rule: string, job: Partial<JobContent>, pasted = '') {
  const posting = aPosting(job)
  return lintPosting(posting)
    .filter((finding) => finding.rule === rule)
    .map((finding) => mendFinding(finding, posting, pasted)?.values ?? null)
}
const withOvertime = { fixed_overtime: true, base_pay: 400_000 }

test('hours and amount of fixed overtime come from the pasted text, where it says them', () => {
  const of = (pasted: string) => [...mended('fixed_overtime_hours', withOvertime, pasted), ...mended('fixed_overtime_amount', withOvertime, pasted)]
  const both = [{ fixed_overtime_hours: '20' }, { fixed_overtime_amount: '50000' }]
  for (const pasted of ['固定残業代5万円（20時間分）', '固定残業手当：50,000円／月、20時間分', 'みなし残業代（月20時間分、5万円）を含みます'])
    expect([pasted, ...of(pasted)]).toEqual([pasted, ...both])
  expect(of('月給40万円。20時間分の残業代を含む')).toEqual([{ fixed_overtime_hours: '20' }, null])
})

test('no other pay and no other hours are taken for those of fixed overtime', () => {
  for (const pasted of ['固定残業代を含む月給40万円', '残業は月平均20時間、年収600万円', '基本給30万円', ''])
    expect([pasted, ...mended('fixed_overtime_hours', withOvertime, pasted), ...mended('fixed_overtime_amount', withOvertime, pasted)]).toEqual([
      pasted,
      null,
      null,
    ])
})

test('pay is put right from its own words, and a unit only where the amount leaves no doubt', () => {
  expect(mended('salary_contradicts', { salary: '想定年収：500〜700万円' })).toEqual([{ min_salary: '500', max_salary: '700' }])
  expect(mended('pay_without_unit', { pay_min: 350_000 })).toEqual([{ pay_unit: 'month' }])
  expect(mended('pay_without_unit', { pay_min: 1_500 })).toEqual([{ pay_unit: 'hour' }])
  expect(mended('pay_without_unit', { pay_min: 20_000 })).toEqual([null])
})

test('a name of work that means one sex is replaced in the text where it stands, and nowhere else', () => {
  expect(mended('gendered_job_name', { position_title: '法人の営業マン' })).toEqual([{ position_title: '法人の営業職' }])
  expect(mended('gendered_job_name', { position_title: '女子社員' })).toEqual([null])
})

test('the recruiter is named as the company is', () => {
  expect(mended('six_name', { recruiter_name: '' })).toEqual([{ recruiter_name: '山田製作所' }])
})

test('what a person has to decide has no button', () => {
  const posting = { ...aPosting(), job: { ...emptyJobContent, position_title: '求人' } }
  const rules = lintPosting(posting).filter((finding) => mendFinding(finding, posting) !== null)
  expect(rules.map(({ rule }) => rule)).toEqual(['six_name'])
})
