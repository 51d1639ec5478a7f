import { LEAST_FOR_RATE } from './selection-figure-names.ts'

/** 「50%（8件中4件）」; below five it says that they are too few, and nothing where nothing is. */
export function rateText(part: number, whole: number, unit = '件') {
  if (whole === 0) return ''
  return whole < LEAST_FOR_RATE ? `${LEAST_FOR_RATE}${unit}未満` : `${Math.round((part / whole) * 100)}%（${whole}${unit}中${part}${unit}）`
}

/** 「3件増」「2件減」「同じ」: a difference in words. */
export function differenceText(now: number, before: number) {
  if (now === before) return '同じ'
  return now > before ? `${now - before}件増` : `${before - now}件減`
}
