import { expect, test } from 'vitest'
import { comparedRows } from './compared-rows.ts'

const job = (terms: { name: string; value: string; notes: string[] }[]) =>
  ({
    pay: { min: 600, max: 800, unit: '万円', label: '年収', notes: [] },
    freshness: { day: '今日', state: 'new' },
    application: null,
    terms,
    company: { is_unclaimed: false },
  }) as unknown as Parameters<typeof comparedRows>[0][number]

test('each condition is one row for all jobs, and a job that does not say it says so', () => {
  const rows = comparedRows([job([{ name: '休日', value: '土日祝', notes: ['年間休日120日'] }]), job([{ name: '勤務日数', value: '週3日', notes: [] }])])
  const said = Object.fromEntries(rows.map(({ label, cells }) => [label, cells.map(({ value }) => value)]))
  expect(said).toMatchObject({ 休日: ['土日祝', '書かれていません'], 勤務日数: ['書かれていません', '週3日'], 応募への回答: ['集計中', '集計中'] })
  expect(rows.map(({ label }) => label).slice(0, 3)).toEqual(['年収・報酬', '確認日', '応募への回答'])
})
