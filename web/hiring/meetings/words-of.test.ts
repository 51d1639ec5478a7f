import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

const words = wordsOf({
  steps: [
    { key: 'entry', name: '受付' },
    { key: 'second_interview', name: '二次面接', retired: true },
    { key: 'offer', name: '内定' },
    { key: 'end', name: '終了' },
  ],
  end_reasons: [{ key: 'rejected', name: 'お見送り' }],
})

test('a selection shows the site’s names for its step and its end', () => {
  expect(words.label({ step: 'entry', end_reason: null })).toBe('受付')
  expect(words.label({ step: 'end', end_reason: 'rejected' })).toBe('終了（お見送り）')
})

test('a retired step cannot be chosen, and keeps its name while a selection is in it', () => {
  expect(words.choicesBeside('entry').map(({ key }) => key)).toEqual(['offer', 'end'])
  expect(words.label({ step: 'second_interview', end_reason: null })).toBe('二次面接')
})
