import { expect, test } from 'vitest'
import { answersOfForm } from './answers-of-form.ts'

const question = (key: string, kind: 'choice' | 'choices' | 'text' | 'scale') => ({ key, kind, label: key, choices: [], required: false })
const questions = [question('one', 'choice'), question('any', 'choices'), question('said', 'text'), question('ease', 'scale')]

test('a form’s texts become what the questions ask for; one tick is a list of one', () => {
  expect(answersOfForm(questions, { answers: { one: '年収', any: '確認日', said: 'とくになし', ease: '4' } })).toEqual({
    one: '年収',
    any: ['確認日'],
    said: 'とくになし',
    ease: 4,
  })
})

test('what was left empty, and what nobody asked, is absent', () => {
  expect(answersOfForm(questions, { answers: { said: '', other: 'x' } })).toEqual({})
  expect(answersOfForm(questions, {})).toEqual({})
})
