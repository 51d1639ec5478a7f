import { expect, test } from 'vitest'
import { archiveWarnings } from './archive-warnings.ts'

const at = '2026-11-23T18:15:00Z'
const good = { tried_at: at, failure: '', at, place: '/backup', bytes: 1, seconds: 1, is_encrypted: true }
const archive = { sent_at: at, age_seconds: 31, failure: '', base: good, drill: good, drills_itself: true, kept_folders: [] as string[] }
const last = { ...good }
const warningsOf = (change: Partial<typeof archive> | { base: null } | { drill: null } | null) => {
  const value = { last, drill: last, schedule: null, due_since: null, is_encrypted: true, drills_itself: false }
  return archiveWarnings({ at, backup: { failure: '', value: { ...value, archive: change && { ...archive, ...change } } } })
}
const daysBefore = (days: number) => new Date(Date.parse(at) - days * 86_400_000).toISOString()

test.for([
  ['it is off', null, []],
  ['all is well', {}, []],
  ['a segment took two minutes', { age_seconds: 120 }, []],
  ['none came for longer', { age_seconds: 121 }, ['archive_late']],
  ['the place is away', { failure: '書けません。' }, ['archive_failed']],
  ['a base backup failed', { base: { ...good, failure: '満杯です。' } }, ['base_failed']],
  ['the base backup is nine days old', { base: { ...good, at: daysBefore(9.1) } }, ['old_base']],
  ['the drill failed', { drill: { ...good, failure: '抜けています。' } }, ['point_drill_failed']],
  ['the drill is eight days old', { drill: { ...good, at: daysBefore(8.1) } }, ['old_point_drill']],
  ['nobody tried it in eight days', { drill: null, base: { ...good, at: daysBefore(8.1) } }, ['old_point_drill']],
  ['the app cannot read it', { drill: null, drills_itself: false, base: { ...good, at: daysBefore(8.1) } }, []],
  ['an old database is left', { kept_folders: ['postgres.before-20261123-181500Z'] }, ['kept_database']],
] as const)('of the archive, %s', ([, change, codes]) => {
  expect(warningsOf(change as Parameters<typeof warningsOf>[0]).map(({ code }) => code)).toEqual(codes)
})

test('what threatens a restore now is severe, what is only not known is not', () => {
  const graveOf = (change: Partial<typeof archive>) => warningsOf(change).map(({ is_grave }) => is_grave)
  expect(graveOf({ failure: 'x', age_seconds: 500, base: { ...good, failure: 'x' }, drill: { ...good, failure: 'x' } })).toEqual([true, true, true, true])
  expect(graveOf({ kept_folders: ['postgres.before-x'] })).toEqual([false])
})
