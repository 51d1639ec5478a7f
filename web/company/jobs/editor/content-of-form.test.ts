import { expect, test } from 'vitest'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentOfForm } from './content-of-form.ts'
import { jobSections } from './job-sections.ts'

// The questions have a separate page.
const { questions: _questions, ...fields } = JobContent.shape
const { questions: _none, ...empty } = emptyJobContent

test('the editor has each other field of a job once', () => {
  const names = jobSections.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(names.toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('an empty form is an empty job', () => expect(contentOfForm({})).toEqual(empty))

test('the form reads numbers and times as recruiters type them', () => {
  const { min_salary, pay_min, break_time, fixed_overtime_hours, default_starting_time, default_ending_time, max_salary } = contentOfForm({
    min_salary: '６２０万円',
    pay_min: '451,600円',
    break_time: '60分',
    fixed_overtime_hours: '20.5時間',
    default_starting_time: '９：３０',
    default_ending_time: '1900',
    max_salary: '十分',
  })
  expect({ min_salary, pay_min, break_time, fixed_overtime_hours }).toEqual({ min_salary: 620, pay_min: 451_600, break_time: 60, fixed_overtime_hours: 20.5 })
  expect([default_starting_time, default_ending_time]).toEqual(['09:30', '19:00'])
  expect(max_salary).toBeNaN()
})

test('boxes ticked once or several times are a list; a yes-or-no answer may be open', () => {
  const { job_fields, employment_types, flex, fixed_overtime_excess_paid, deferred_terms } = contentOfForm({
    job_fields: ['16', '42'],
    employment_types: '1',
    flex: 'yes',
    fixed_overtime_excess_paid: 'no',
    deferred_terms: '配属先\n入社日、入社日',
  })
  expect({ job_fields, employment_types, flex, fixed_overtime_excess_paid, deferred_terms }).toEqual({
    job_fields: [16, 42],
    employment_types: [1],
    flex: true,
    fixed_overtime_excess_paid: false,
    deferred_terms: ['配属先', '入社日'],
  })
})
