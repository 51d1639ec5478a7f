import { expect, test } from 'vitest'
import { validationText } from './validation-text.ts'

const control = { type: 'text', min: '10', max: '480', maxLength: 2000, minLength: 8, title: '', validationMessage: 'Please fill out this field.' }
const of = (validity: Partial<ValidityState>, more: Partial<typeof control> = {}) => validationText({ ...control, ...more, validity })

test.for([
  ['text', '入力してください。'],
  ['radio', '選択してください。'],
  ['select-one', '選択してください。'],
  ['checkbox', 'チェックを入れてください。'],
  ['file', 'ファイルを選択してください。'],
] as const)('what is missing from %s is named by what to do', ([type, said]) => {
  expect(of({ valueMissing: true }, { type })).toBe(said)
})

test('each rule of the browser has our own sentence, and a page’s own rule keeps its own', () => {
  expect(of({ typeMismatch: true }, { type: 'email' })).toBe('メールアドレスの形式で入力してください。')
  expect(of({ badInput: true }, { type: 'number' })).toBe('数字で入力してください。')
  expect(of({ badInput: true }, { type: 'datetime-local' })).toBe('日時を正しく入力してください。')
  expect(of({ rangeUnderflow: true })).toBe('10以上で入力してください。')
  expect(of({ rangeOverflow: true })).toBe('480以下で入力してください。')
  expect(of({ tooLong: true })).toBe('2,000文字以内で入力してください。')
  expect(of({ tooShort: true })).toBe('8文字以上で入力してください。')
  expect(of({ patternMismatch: true }, { title: '6桁の数字で入力してください。' })).toBe('6桁の数字で入力してください。')
  expect(of({ customError: true }, { validationMessage: '10MBまでのPDFを選んでください。' })).toBe('10MBまでのPDFを選んでください。')
})
