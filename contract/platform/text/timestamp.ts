import { z } from 'zod'

const unreadable = '日時を入力してください。'
const tooEarly = '1900年より後の日時を入力してください。'
const tooLate = '2199年までの日時を入力してください。'
const isBefore = (at: string, moment: string) => Date.parse(at) < Date.parse(moment)
/** No clock is further from Greenwich than 14 hours, and PostgreSQL takes no more than 15. */
const isFarOff = (at: string) => /[+-](?:1[5-9]|2[0-3]):[0-5]\d$/.test(at)

/**
 * An instant as ISO 8601 in Japan's offset: `2026-11-21T19:06:00+09:00`. Before 1888 Japan's offset had seconds, which ISO 8601 cannot say.
 * Instants are compared, not texts: `1900-01-01T00:00:00+14:00` would be read back as a moment of 1899.
 */
export const Timestamp = z.iso
  .datetime({ offset: true, error: unreadable })
  .refine((at) => !isFarOff(at), unreadable)
  .refine((at) => at > '1901' || !isBefore(at, '1900-01-01T00:00:00+09:00'), tooEarly)
  .refine((at) => at < '9999' || isBefore(at, '9999-12-31T00:00:00+09:00'), unreadable)

/** An instant from which others are computed, so that none of them leaves the four digits of a year. */
export const KnownTime = Timestamp.refine((at) => isBefore(at, '2200-01-01T00:00:00+09:00'), tooLate)

/** A day that people and PostgreSQL can mean: `2026-11-21`. */
export const KnownDay = z.iso
  .date({ error: '日付を入力してください。' })
  .refine((day) => day >= '1900' && day < '2200', '1900年から2199年までの日付を入力してください。')
