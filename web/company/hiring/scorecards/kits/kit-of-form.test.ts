import { expect, test } from 'vitest'
import { editedCriteria, kitOfForm } from './kit-of-form.ts'

test('a kit is read from its form, one question a line', () => {
  const values = { name: '技術面接', criteria: [{ name: '設計', looks_for: '理由' }, { name: '' }], questions: ' 一つ目\r\n\n二つ目 ' }
  expect(kitOfForm(values)).toEqual({
    name: '技術面接',
    purpose: '',
    criteria: [
      { name: '設計', looks_for: '理由' },
      { name: '', looks_for: '' },
    ],
    questions: ['一つ目', '二つ目'],
  })
})

test('the buttons of the list add, move and remove, and stop at the ends', () => {
  const edited = (intent: string, list = ['a', 'b', 'c']) => editedCriteria(list, intent, '+')
  expect(edited('add')).toEqual(['a', 'b', 'c', '+'])
  expect(edited('up-2')).toEqual(['a', 'c', 'b'])
  expect(edited('up-0')).toEqual(['a', 'b', 'c'])
  expect(edited('down-0')).toEqual(['b', 'a', 'c'])
  expect(edited('remove-1')).toEqual(['a', 'c'])
  expect(edited('remove-11')).toEqual(['a', 'b', 'c'])
  expect(edited('add', Array(12).fill('a'))).toHaveLength(12)
  expect(edited('save')).toBeUndefined()
})
