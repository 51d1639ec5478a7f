import { expect, test } from 'vitest'
import { editedQuestions, savedQuestions, typedQuestions } from './typed-questions.ts'

const choice = { kind: 'choice', question: '希望の勤務地', is_required: true, choices: ['東京', '京都'] }
const text = { kind: 'short_text', question: '', is_required: false, choices: ['まだ'] }

test('the list restores the kept form, with half-typed questions', () => {
  const kept: [string, string][] = [
    ['questions[0].question', '希望の勤務地'],
    ['questions[0].kind', 'choice'],
    ['questions[0].choices', ' 東京\r\n\n京都 '],
    ['questions[0].is_required', 'on'],
    ['questions[1].question', ''],
    ['questions[1].kind', 'short_text'],
    ['questions[1].choices', 'まだ'],
  ]
  expect(savedQuestions(kept)).toEqual([choice, text])
  expect(savedQuestions([['step', 'end']])).toEqual([])
})

test.each([
  [undefined, []],
  [{ kind: 'short_text', question: '', choices: 'まだ' }, [text]],
  [[{ kind: 'choice', question: '希望の勤務地', is_required: 'on', choices: '東京\n京都' }], [choice]],
])('%j as it was sent', (questions, read) => expect(typedQuestions({ questions })).toEqual(read))

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
