import { expect, test } from 'vitest'
import { lintPosting } from '../posting-lint/lint-posting.ts'
import { aPosting } from '../posting-lint/testing.ts'
import { sampleGap, samplePostings } from './sample-postings.ts'

const errorsOf = (content: object) => lintPosting(aPosting(content)).filter(({ level }) => level === 'error')

test.each(Object.entries(samplePostings))('the sample %s cannot be public with its gaps, and can once they are filled in', (_, { content }) => {
  const errors = errorsOf(content)
  expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(['sample_left']))
  expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['position_title', 'description', 'address2']))
  const filled = JSON.parse(JSON.stringify(content).replaceAll(new RegExp(sampleGap, 'gu'), '12')) as object
  expect(errorsOf(filled)).toEqual([])
})

test('a sample without a place and a wage is refused for these, too', () => {
  const rules = errorsOf({ ...samplePostings.engineer.content, address: null, prefectures: [], min_salary: null, max_salary: null }).map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['six_workplace', 'six_wage']))
})
