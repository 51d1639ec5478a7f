import { expect, test } from 'vitest'
import type { JobVersion } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { jobHistoryEntries } from './job-history-entries.ts'

const lookups = {
  prefectures: [
    { id: 13, name: '東京都' },
    { id: 26, name: '京都府' },
  ],
  remote: [
    { id: 0, name: '出社のみ' },
    { id: 1, name: '一部リモート可' },
  ],
} as Lookups
const job = { state: 'published', min_salary: 620, max_salary: 880 } as const
const version = (version: Partial<JobVersion>): JobVersion => ({
  id: 1,
  kind: 'changed',
  changes: {},
  changed_by: '木下',
  changed_at: '2026-11-04T10:00:00+09:00',
  ...version,
})
const entries = (...versions: Partial<JobVersion>[]) => jobHistoryEntries(job, versions.map(version), lookups)
const changes = (given: JobVersion['changes']) => entries({ changes: given })[0]?.changes.map(({ name, from, to }) => `${name}：${from} → ${to}`)

test('a change of both ends of the pay is one change of the band', () => {
  expect(changes({ min_salary: { from: 580, to: 620 }, max_salary: { from: 820, to: 880 } })).toEqual(['年収：580〜820万円 → 620〜880万円'])
})

test('an unchanged end of the pay comes from later changes', () => {
  const [later, earlier] = entries({ changes: { max_salary: { from: 820, to: 880 } } }, { changes: { min_salary: { from: null, to: 620 } } })
  expect(later?.changes[0]).toMatchObject({ from: '620〜820万円', to: '620〜880万円' })
  expect(earlier?.changes[0]).toMatchObject({ from: '〜820万円', to: '620〜820万円' })
})

test('ids, switches, money and minutes appear in words', () => {
  expect(changes({ prefectures: { from: [13], to: [13, 26] }, remote: { from: 0, to: 1 }, flex: { from: false, to: true } })).toEqual([
    '働ける都道府県：東京都 → 東京都・京都府',
    '働く場所：出社のみ → 一部リモート可',
    'フレックス：なし → あり',
  ])
  expect(changes({ base_pay: { from: null, to: 451_600 }, break_time: { from: 45, to: 60 }, holiday: { from: '', to: '土日' } })).toEqual([
    '固定残業代を除く基本給：記載なし → 45万1,600円',
    '休憩：45分 → 60分',
    '休日：記載なし → 土日',
  ])
})

test('a long text is marked, and a field without a name is left out', () => {
  expect(entries({ changes: { description: { from: '短い', to: '一行目\n二行目' }, order_no: { from: 1, to: 2 } } })[0]?.changes).toEqual([
    { name: '仕事の内容', from: '短い', to: '一行目\n二行目', isLong: true },
  ])
})

test('the history names who confirmed, paused and published', () => {
  const kinds = ['confirmed', 'confirmed', 'published', 'paused', 'published'] as const
  expect(entries(...kinds.map((kind, id) => ({ kind, id }))).map(({ sentence }) => sentence)).toEqual([
    '木下さんが、まだ募集していることを確認',
    '木下さんが確認',
    '募集を再開',
    '募集を一時停止',
    '公開',
  ])
  expect(entries({ kind: 'confirmed', changed_by: '' })[0]?.sentence).toBe('募集企業が、まだ募集していることを確認')
})

test('a closed job no longer says that it is hiring', () => {
  expect(jobHistoryEntries({ ...job, state: 'closed' }, [version({ kind: 'confirmed' })], lookups)[0]?.sentence).toBe('木下さんが確認')
})
