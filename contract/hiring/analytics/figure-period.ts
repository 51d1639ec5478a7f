import { z } from 'zod'
import { KnownDay } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { DAY } from '#contract/platform/time/japan-time.ts'
import { analyticsDays } from './analytics-days.ts'

/** As many days as a period that somebody chose may have: three years. */
const LONGEST_PERIOD = 1_096

/** How many days lie between two days, both counted. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY + 1

/** Whether two days are a period: in their order, and not too long. */
export const isPeriod = (from: string, to: string) => from <= to && daysBetween(from, to) <= LONGEST_PERIOD

/** The last so many days, or from a day to a day of Japan's calendar, both counted. */
export const FigurePeriod = z
  .object({
    days: WholeNumber(1, 10_000).pipe(z.literal(analyticsDays)).optional().meta({ description: '何日間の数字か（30・90・365）。なければ30。', example: 90 }),
    from: KnownDay.optional().meta({ description: '期間の最初の日。toと一緒に指定し、daysより優先します。3年まで。', example: '2026-10-01' }),
    to: KnownDay.optional().meta({ description: '期間の最後の日。', example: '2026-10-31' }),
  })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), { path: ['to'], error: '最初の日と最後の日を、両方入力してください。' })
  .refine(({ from, to }) => from === undefined || to === undefined || isPeriod(from, to), {
    path: ['to'],
    error: '最後の日は、最初の日から3年以内にしてください。',
  })
export type FigurePeriod = z.infer<typeof FigurePeriod>
