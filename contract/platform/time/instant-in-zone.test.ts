import { expect, test } from 'vitest'
import { instantInZone, localInZone } from './instant-in-zone.ts'

test.for([
  ['2026-11-25T10:00', 'Asia/Tokyo', '2026-11-25T01:00:00.000Z'],
  ['2026-11-25T10:00', 'America/Los_Angeles', '2026-11-25T18:00:00.000Z'],
  ['2026-07-25T10:00', 'America/Los_Angeles', '2026-07-25T17:00:00.000Z'],
  // The clocks go forward on 29 March at one o'clock UTC.
  ['2026-03-29T00:30', 'Europe/London', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/London', '2026-03-29T02:30:00.000Z'],
  ['あした', 'Asia/Tokyo', 'あした'],
  ['2026-11-25T10:00', 'Mars/Olympus', '2026-11-25T10:00'],
])('%s in %s is %s', ([local, zone, instant]) => expect(instantInZone(local!, zone!)).toBe(instant))

test('an instant on the clock of a place is the local time that names it', () => {
  expect(localInZone('2026-11-25T01:00:00Z', 'Asia/Tokyo')).toBe('2026-11-25T10:00')
  for (const local of ['2026-07-01T09:30', '2026-12-01T09:30']) expect(localInZone(instantInZone(local, 'Europe/Berlin'), 'Europe/Berlin')).toBe(local)
})
