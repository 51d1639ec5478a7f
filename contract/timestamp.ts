import { z } from 'zod'

/** An instant as ISO 8601 in Japan's offset: `2026-11-21T19:06:00+09:00`. */
export const Timestamp = z.iso.datetime({ offset: true, error: '日時を入力してください。' })
