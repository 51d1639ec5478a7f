import { expect, test } from 'vitest'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { KeptViewers } from './kept-viewers.ts'

const viewer: CandidateViewer = { area: 'candidate', id: 'a', session_id: 's', authenticated_at: '2026-11-01T00:00:00+09:00', second_factor: 'optional' }

test('who opened a session is kept for a minute from the first time, and not for longer by writing on', () => {
  let now = 0
  const kept = new KeptViewers(() => now)
  expect(kept.find('token')).toBeUndefined()
  kept.keep('token', viewer)
  now = 59_999
  expect(kept.find('token')).toBe(viewer)
  kept.keep('token', viewer)
  now = 60_000
  expect(kept.find('token')).toBeUndefined()
  kept.keep('token', { ...viewer })
  expect(kept.find('token')).toEqual(viewer)
  kept.forget('token')
  expect(kept.find('token')).toBeUndefined()
})

test('of very many sessions the oldest are forgotten', () => {
  const kept = new KeptViewers(() => 0)
  for (let at = 0; at <= 10_000; at++) kept.keep(String(at), viewer)
  expect([kept.find('0'), kept.find('1')]).toEqual([undefined, viewer])
})
