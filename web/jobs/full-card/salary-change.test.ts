import { expect, test } from 'vitest'
import { salaryChangeOf } from './full-job-card-of.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const version = { id: 1, kind: 'changed' as const, changed_by: '平良', changed_at: '2026-11-18T10:00:00+09:00' }
const job = { min_salary: 600, max_salary: 780 }

test('a changed band shows its old value', () => {
  const changes = { min_salary: { from: 550, to: 600 }, max_salary: { from: 720, to: 780 } }
  expect(salaryChangeOf(job, { ...version, changes }, now)).toEqual({ day: '11月18日', from: '550〜720万円', to: '600〜780万円' })
})

test('an unchanged bound is on both sides, and a new one is missing before', () => {
  expect(salaryChangeOf(job, { ...version, changes: { max_salary: { from: null, to: 780 } } }, now)).toMatchObject({ from: '600万円〜', to: '600〜780万円' })
})

test('a job whose pay did not change says nothing', () => {
  expect(salaryChangeOf(job, null, now)).toBe(null)
})
