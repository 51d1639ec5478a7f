import { dateText, japanMonth } from '#contract/platform/time/japan-time.ts'

type Span = { begins_on: string; ends_on: string }

/** A span in words: a day, or from a day to a day. */
export const spanText = ({ begins_on, ends_on }: Span, now: Date) =>
  begins_on === ends_on ? dateText(begins_on, now) : `${dateText(begins_on, now)}〜${dateText(ends_on, now)}`

/** The few letters below a column: 「10月」 where the parts are months, else 「11/15」, the day on which the span begins. */
export function spanTick({ begins_on }: Span, spans: readonly Span[]) {
  const { month } = japanMonth(begins_on)
  const fromFirst = spans.filter((span) => span.begins_on.endsWith('-01'))
  const areMonths = fromFirst.length >= spans.length - 1 && fromFirst.some((span) => Number(span.ends_on.slice(8)) > 27)
  return areMonths ? `${month}月` : `${month}/${Number(begins_on.slice(8))}`
}
