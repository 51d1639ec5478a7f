import { expect, test } from 'vitest'
import { isLaterDraft, meetDraft } from './meet-draft.ts'

test('a later draft never hides what is typed here, nor is hidden by it', () => {
  expect(meetDraft('', '戻った本文')).toBe('later')
  expect(meetDraft('追伸', '戻った本文\n\n追伸')).toBe('later')
  expect(meetDraft('書きかけの続き', '書きかけ')).toBe('this')
  expect(meetDraft('別の本文', '戻った本文')).toBe('both')
})

test('a page that was read before the last save brings nothing back', () => {
  const [before, after] = ['2026-11-27T10:00:00.000Z', '2026-11-27T19:00:01+09:00']
  expect([isLaterDraft(after, before), isLaterDraft(before, after), isLaterDraft(before, before)]).toEqual([true, false, false])
  expect([isLaterDraft(before, null), isLaterDraft(null, null)]).toEqual([true, false])
})
