import { expect, test } from 'vitest'
import type { FormResult } from '../form-result.ts'
import { sentInput } from './sent-input.ts'

const answer = (): FormResult => ({ saved: true })

test('an answer saves what the form held when it was sent, and not what was typed while it was awaited', () => {
  const sent = sentInput()
  sent.type('一')
  sent.send('一')
  expect(sent.isAllSaved(answer())).toBe(true)
  sent.send('一')
  sent.type('一二')
  expect(sent.isAllSaved(answer())).toBe(false)
})

test('an answer is taken once, so that what is typed after it is kept when the page is shown again', () => {
  const [sent, first] = [sentInput(), answer()]
  sent.send('一')
  expect(sent.isAllSaved(first)).toBe(true)
  expect(sent.type('一')).toBe('saved')
  expect(sent.type('一二')).toBe('typed')
  expect(sent.isAllSaved(first)).toBe(false)
})

test('a page that opens with an answer has nothing left to save, and a refusal saves nothing', () => {
  expect(sentInput().isAllSaved(answer())).toBe(true)
  expect(sentInput().isAllSaved(undefined)).toBe(false)
  expect(sentInput().isAllSaved({ saved: false, refusal: { code: 'INPUT_INVALID', sentence: '', issues: {} }, values: {} })).toBe(false)
})
