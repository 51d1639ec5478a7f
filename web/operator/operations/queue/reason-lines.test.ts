import { expect, test } from 'vitest'
import { hasFinding, reasonOf, withFinding } from './reason-lines.ts'

test('ticked findings are numbered lines', () => {
  expect(reasonOf(['年齢', '試用期間'])).toBe('1. 年齢\n2. 試用期間')
  expect(reasonOf([])).toBe('')
})

test('a finding comes after the others, and what was written by hand stays', () => {
  expect(withFinding('1. 年齢\nご確認ください。', '試用期間', true)).toBe('1. 年齢\n2. 試用期間\nご確認ください。')
  expect(withFinding('ご確認ください。', '年齢', true)).toBe('1. 年齢\nご確認ください。')
})

test('taking a finding out counts the rest again, and adding it twice adds it once', () => {
  expect(withFinding('1. 年齢\n2. 試用期間', '年齢', false)).toBe('1. 試用期間')
  expect(withFinding('1. 年齢', '年齢', true)).toBe('1. 年齢')
  expect(withFinding('1. 年齢', '年齢', false)).toBe('')
})

test('a finding inside another line, or one that somebody wrote on, is not the finding', () => {
  expect(hasFinding('1. 年齢\n2. 試用期間', '年齢')).toBe(true)
  expect(hasFinding('1. 年齢と性別', '年齢')).toBe(false)
})
