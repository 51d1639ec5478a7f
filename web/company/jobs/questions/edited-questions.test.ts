import { expect, test } from 'vitest'
import { editedQuestions } from './edited-questions.ts'

test.each([
  ['add', ['a', 'b', 'c', 'new']],
  ['up-1', ['b', 'a', 'c']],
  ['up-0', ['a', 'b', 'c']],
  ['down-1', ['a', 'c', 'b']],
  ['down-2', ['a', 'b', 'c']],
  ['remove-0', ['b', 'c']],
  ['remove-9', ['a', 'b', 'c']],
  ['save', undefined],
  ['', undefined],
])('%s', (intent, list) => expect(editedQuestions(['a', 'b', 'c'], intent, 'new')).toEqual(list))

test('the list takes no eleventh question', () => expect(editedQuestions(Array.from({ length: 10 }, String), 'add', 'new')).toHaveLength(10))
