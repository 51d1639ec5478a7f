import { expect, test } from 'vitest'
import { columnOf, columnsOf, moveOf, nameOfKey } from './own-steps.ts'

const words = {
  steps: [
    { key: 'entry' as const, name: '受付' },
    { key: 'first_interview' as const, name: '一次面接' },
    { key: 'offer' as const, name: '内定' },
    { key: 'end' as const, name: '終了' },
  ],
  end_reasons: [],
}
const own = [
  { id: 7, step: 'first_interview' as const, name: '現場面接' },
  { id: 5, step: 'entry' as const, name: '応募' },
  { id: 6, step: 'first_interview' as const, name: '人事面接' },
]
const none = { entry: 0, casual_meeting: 0, document_screening: 0, first_interview: 0, second_interview: 0, final_interview: 0, offer: 0, end: 0 }

test('without own steps the columns are the site’s, and with them a step of the site only where somebody is left in it', () => {
  expect(columnsOf(words, []).map(({ key }) => key)).toEqual(['entry', 'first_interview', 'offer', 'end'])
  expect(columnsOf(words, own, none).map(({ name }) => name)).toEqual(['現場面接', '応募', '人事面接', '終了'])
  expect(columnsOf(words, own, { ...none, offer: 1 }).map(({ name }) => name)).toEqual(['現場面接', '応募', '人事面接', '内定', '終了'])
})

test('who stands at a step of another set is in the oldest column for the same step', () => {
  expect(columnOf({ step: 'first_interview', step_id: 7 }, own)).toBe('first_interview.7')
  expect(columnOf({ step: 'first_interview', step_id: 99 }, own)).toBe('first_interview.6')
  expect(columnOf({ step: 'offer', step_id: 99 }, own)).toBe('offer')
  expect(columnOf({ step: 'entry', step_id: null }, [])).toBe('entry')
})

test('a form names the step and where it was seen', () => {
  expect(moveOf({ step: 'first_interview.7', from_step: 'entry.5' })).toEqual({ step: 'first_interview', step_id: 7, from_step: 'entry', from_step_id: 5 })
  expect(moveOf({ step: 'offer', from_step: 'entry' })).toEqual({ step: 'offer', from_step: 'entry' })
  expect(moveOf({ step: 'nonsense' })).toEqual({})
  expect(nameOfKey(words, own, 'first_interview.7')).toBe('現場面接')
  expect(nameOfKey(words, own, 'offer')).toBe('内定')
})
