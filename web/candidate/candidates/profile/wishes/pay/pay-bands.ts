const BAND = 100

export type PayBand = { from: number; label: string; count: number }

/** The bands from `low` to `high` in steps of 100 万円; the outermost hold all that lies beyond them. */
export function payBands(histogram: readonly { id: number; count: number }[], low: number, high: number): PayBand[] {
  const bands = Array.from({ length: (high - low) / BAND }, (_, at) => low + at * BAND)
  const last = high - BAND
  return bands.map((from) => ({
    from,
    label: from === low ? `${low + BAND}万円未満` : from === last ? `${last}万円以上` : `${from}〜${from + BAND - 1}万円`,
    count: histogram.reduce((sum, { id, count }) => (Math.min(last, Math.max(low, id)) === from ? sum + count : sum), 0),
  }))
}

/** 「500〜600万円」 begins at 500; a range without a lower end has none. */
export function lowerEnd(name: string) {
  const [, from] = /^([\d,]+)(?:〜|万円以上)/.exec(name) ?? []
  return from === undefined ? undefined : Number(from.replaceAll(',', ''))
}

/** Three amounts and none: from the present pay on, where it is known. */
export function payPresets(present: number | undefined) {
  const amounts = present === undefined ? [400, 600, 800] : [present, present + 100, present + 200]
  const labelOf = (value: number) => `${value.toLocaleString('ja-JP')}万円`
  return [
    ...amounts.map((value, at) => ({ value, label: present !== undefined && at === 0 ? `いまと同じ（${labelOf(value)}〜）` : labelOf(value) })),
    { value: null, label: '決めていない' },
  ]
}

/** So many jobs show how pay is spread; fewer are single bars. */
const LEAST = 10

export const sumOf = (histogram: readonly { count: number }[]) => histogram.reduce((sum, { count }) => sum + count, 0)

/** Whether the pay of the jobs that fit is worth drawing; else that of all public jobs is shown. */
export const showsSpread = (histogram: readonly { count: number }[]) => sumOf(histogram) >= LEAST
