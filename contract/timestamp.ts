import { z } from 'zod'

const tooEarly = '1900年より後の日時を入力してください。'
const tooLate = '2199年までの日時を入力してください。'

/** An instant as ISO 8601 in Japan's offset: `2026-11-21T19:06:00+09:00`. Before 1888 Japan's offset had seconds, which ISO 8601 cannot say. */
export const Timestamp = z.iso.datetime({ offset: true, error: '日時を入力してください。' }).refine((at) => at >= '1900', tooEarly)

/** An instant from which others are computed, so that none of them leaves the four digits of a year. */
export const KnownTime = Timestamp.refine((at) => at < '2200', tooLate)

/** A day that people and PostgreSQL can mean: `2026-11-21`. */
export const KnownDay = z.iso
  .date({ error: '日付を入力してください。' })
  .refine((day) => day >= '1900' && day < '2200', '1900年から2199年までの日付を入力してください。')
