import { expect, test } from 'vitest'
import { type ListFigures, listTerms } from '#contract/jobs/lists/job-lists.ts'
import { listLead, listText, listTitle } from './list-words.ts'

const no = Object.fromEntries(listTerms.map((term) => [term, 0])) as ListFigures['terms']
const site: ListFigures = {
  jobs: 200,
  companies: 80,
  confirmed_lately: 180,
  pay: { jobs: 190, low: 450, median: 550, high: 650 },
  terms: { ...no, full_remote: 40, flex: 100 },
  answers: { companies: 40, cases: 1_000, answered: 900, median_answer_hours: 48 },
}
const list = { kind: 'occupation' as const, name: 'データ分析', place: null, path: '', count: 20 }
const figures: ListFigures = {
  ...site,
  jobs: 20,
  companies: 15,
  confirmed_lately: 20,
  pay: { jobs: 19, low: 600, median: 700, high: 820 },
  terms: { ...no, full_remote: 12, flex: 10 },
  answers: null,
}

test('the text says what sets the list apart from the whole site, and nothing of what is the same', () => {
  const text = listText({ list, figures, site, common: [{ kind: 'place', name: '東京都', count: 20 }] }).join('')
  expect(listLead({ figures, site })).toBe('サイト全体と比べて、年収の中央値が150万円高く、フルリモート可の求人が多くなっています。')
  expect(text).toContain('データ分析の求人は20件あり、15社が募集しています。サイト全体の求人200件の10%です。勤務地はすべて東京都です。')
  expect(text).toContain('サイト全体の550万円より150万円高くなっています。フルリモート可の求人は12件（60%）で、全体の20%より多い割合です。')
  expect(text).toContain('20件すべてについて、募集中であることを企業が30日以内に確認しています（全体では90%）。')
  expect(text).toContain('3社に満たない')
  expect(text).not.toContain('フレックス')
})

test('a list like the whole site says so, and one without pay invents none', () => {
  expect(listLead({ figures: site, site })).toBe('年収も働き方も、サイト全体とほぼ同じです。')
  expect(listText({ list, figures: { ...figures, pay: null }, site, common: [] }).join('')).toContain('年収を数字で書いている求人は、まだありません。')
})

test.each([
  [{ kind: 'occupation', name: 'デザイナー', place: '京都府' }, '京都府のデザイナーの求人'],
  [{ kind: 'skill', name: 'Go', place: null }, 'スキル「Go」の求人'],
  [{ kind: 'station', name: '渋谷駅', place: null }, '渋谷駅が最寄りの求人'],
  [{ kind: 'phase', name: 'ミドル期(ビジネスモデル確立)', place: null }, 'ミドル期のスタートアップの求人'],
] as const)('%o is called %s', (named, title) => {
  expect(listTitle(named)).toBe(title)
})
