import { expect, test } from 'vitest'
import { completenessParts } from '#contract/candidates/profiles/completeness-parts.ts'
import { type CompletenessInput, profileCompleteness } from './profile-completeness.ts'

const experience = {
  user_work_experience_id: 1,
  organization_name: '山田製作所',
  corporate_number: '',
  mail_domain: '',
  department_position: '',
  industry_type: '',
  join_year: 2021,
  join_month: 4,
  leave_year: null,
  leave_month: null,
  employment_type: 1,
  work_summary: '営業',
  order_no: 0,
}
const empty: CompletenessInput = {
  name: '',
  name_reading: '',
  address: null,
  final_education_type: null,
  job_summary: '',
  work_experiences: [],
  skill_types: [],
  english_level: null,
  user_desired_job_fields: [],
  user_desired_employment_types: [],
  user_preferred_work_areas: [],
  career_intention_rating: null,
  purpose_intention: null,
  user_interest: '',
  your_vision: '',
  your_vision_reason: '',
}
const whole: CompletenessInput = {
  name: '宇津木 千紘',
  name_reading: 'うつぎ ちひろ',
  address: 26,
  final_education_type: 'bachelor',
  job_summary: 'あ'.repeat(200),
  work_experiences: [experience],
  skill_types: [1, 2, 3],
  english_level: 1,
  user_desired_job_fields: [0],
  user_desired_employment_types: [1],
  user_preferred_work_areas: [26],
  career_intention_rating: 'passive',
  purpose_intention: 'undecided',
  user_interest: '医療',
  your_vision: '測れるように。',
  your_vision_reason: '必要だから。',
}

test('the weights add up to a hundred', () => expect(completenessParts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100))

test('an empty profile counts nothing, a complete one everything and leaves no step', () => {
  expect(profileCompleteness(empty).percent).toBe(0)
  expect(profileCompleteness(whole)).toMatchObject({ percent: 100, next: null })
})

test('the next step is the one that brings most for its minutes', () => {
  expect(profileCompleteness(empty).next).toMatchObject({ key: 'name', minutes: 1 })
  expect(profileCompleteness({ ...whole, job_summary: '', english_level: null, your_vision: '' }).next?.key).toBe('job_summary')
})

test('the step says how much is there already', () => {
  const { percent, next } = profileCompleteness({ ...whole, job_summary: '𠮷'.repeat(46) })
  expect([percent, next?.why]).toEqual([80, 'いまは46字です。あと154字です。'])
})

test.each([
  [{ work_experiences: [{ ...experience, work_summary: '' }] }, 20],
  [{ skill_types: [1, 2] }, 10],
  [{ user_preferred_work_areas: [] }, 10],
  [{ your_vision_reason: '' }, 5],
] as const)('%j is not done', (change, weight) => expect(profileCompleteness({ ...whole, ...change } as CompletenessInput).percent).toBe(100 - weight))
