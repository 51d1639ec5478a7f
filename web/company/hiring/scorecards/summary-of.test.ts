import { expect, test } from 'vitest'
import type { Grade, Scorecard } from '#contract/hiring/scorecards/scorecards.ts'
import { areApart, distributionOf, recommendationsOf, shortNames, summaryOf } from './summary-of.ts'

const card = (name: string, recommendation: Grade, scores: Record<string, Grade | null>): Scorecard => ({
  member: { id: name, name },
  scores: Object.entries(scores).map(([criterion, score]) => ({ criterion, score, note: '' })),
  recommendation,
  comment: '',
  updated_at: '',
  submitted_at: '',
  corrected_times: [],
})
const cards = [card('木下', 4, { 設計: 4, 対話: 3 }), card('和泉', 2, { 設計: 3, 対話: 1, 運用: null })]

test('each criterion stands once, with what everybody gave', () => {
  expect(summaryOf(cards).map(({ name, given }) => [name, given.map(({ member, grade }) => [member.name, grade])])).toEqual([
    [
      '設計',
      [
        ['木下', 4],
        ['和泉', 3],
      ],
    ],
    [
      '対話',
      [
        ['木下', 3],
        ['和泉', 1],
      ],
    ],
    ['運用', [['和泉', null]]],
  ])
})

test('grades are counted, and a difference of two stands out; what nobody looked into makes none', () => {
  const [design, talk, running] = summaryOf(cards)
  expect(distributionOf(design!.given).map(([, count]) => count)).toEqual([1, 1, 0, 0, 0])
  expect(distributionOf(running!.given).at(-1)).toEqual([null, 1])
  expect([design, talk, running].map((line) => areApart(line!.given))).toEqual([false, true, false])
  expect(areApart(recommendationsOf(cards))).toBe(true)
})

test('columns are headed by family names, by whole names where two share one', () => {
  expect(shortNames(['木下 遥', '和泉　亮', '木下 蓮', 'Kim'])).toEqual(['木下 遥', '和泉', '木下 蓮', 'Kim'])
})
