import { expect, test } from 'vitest'
import { answersOfForm } from './answers-of-form.ts'

const question = (key: string, kind: 'choice' | 'choices' | 'text' | 'scale') => ({ key, kind, label: key, choices: [], required: false })
const questions = [question('one', 'choice'), question('any', 'choices'), question('said', 'text'), question('ease', 'scale')]

test('a form’s texts become the shapes that the questions expect; one tick is a list of one', () => {
  expect(answersOfForm(questions, { answers: { one: '年収', any: '確認日', said: 'とくになし', ease: '4' } })).toEqual({
    one: '年収',
    any: ['確認日'],
    said: 'とくになし',
    ease: 4,
  })
})

test('empty answers, and answers to no question, are left out', () => {
  expect(answersOfForm(questions, { answers: { said: '', other: 'x' } })).toEqual({})
  expect(answersOfForm(questions, {})).toEqual({})
})
