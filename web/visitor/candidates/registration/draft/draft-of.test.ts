import { expect, test } from 'vitest'
import { draftOf } from './draft-of.ts'

test('a step’s fields hold what the visitor typed, the others stay', () => {
  const before = { address: '26', skill_types: ['1'] }
  expect(draftOf(2, { final_education_name: '京都みずべ大学', final_education_type: '' }, before)).toEqual({
    ...before,
    final_education_name: '京都みずべ大学',
  })
})

test('an emptied field is gone', () => {
  expect(draftOf(1, { address: '' }, { address: '26', birthday_year: '1992' })).toEqual({})
})

test('one ticked box is a list, and none is an empty one', () => {
  expect(draftOf(4, { skill_types: '3' }, {})).toEqual({ skill_types: ['3'] })
  expect(draftOf(4, {}, { skill_types: ['3'] })).toEqual({ skill_types: [] })
})

test('a visitor who does not say that they still work there has left', () => {
  expect(draftOf(3, { latest_work_name: '山田製作所' }, {})).toEqual({ latest_work_name: '山田製作所', now_working: false })
  expect(draftOf(3, { now_working: 'yes' }, {})).toEqual({ now_working: true })
})

test('a field of another step, or of none, is ignored', () => {
  expect(draftOf(1, { premium: 'true', latest_work_name: '山田製作所' }, {})).toEqual({})
})
