import { expect, test } from 'vitest'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { inOrderOfEditor, jobSectionStates } from './job-section-states.ts'

const finding = (field: string, level: 'error' | 'warning') => ({ field, rule: 'r', level, message: '' })
const content = { ...emptyJobContent, position_title: '営業マン' }

test('the map counts what is wrong apart from what is not written yet, and from what is only to be looked at', () => {
  const states = jobSectionStates(content, [finding('position_title', 'error'), finding('description', 'error'), finding('min_salary', 'error')])
  expect(states.find(({ id }) => id === 'work')).toMatchObject({ wrong: 1, missing: 1, unsure: 0, isUnused: false })
  expect(states.find(({ id }) => id === 'pay')).toMatchObject({ wrong: 0, missing: 1, isUnused: true })
  expect(jobSectionStates(content, [finding('max_salary', 'warning')]).find(({ id }) => id === 'pay')).toMatchObject({ unsure: 1, missing: 0 })
  expect(states.at(-1)).toMatchObject({ id: 'asked', wrong: 0, missing: 0, isUnused: true })
})

test('the first finding is the first in the editor, whatever the rules are read in; the company comes last', () => {
  const found = [finding('company.address', 'error'), finding('insurance', 'error'), finding('description', 'error')]
  expect(inOrderOfEditor(found).map(({ field }) => field)).toEqual(['description', 'insurance', 'company.address'])
})
