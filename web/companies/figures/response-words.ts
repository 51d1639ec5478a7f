import type { ResponseFigures } from '#contract/companies/pages/companies.ts'

/** How a company answers applications, in few words: 97%, and 中央値1.0日 where half of them were answered. */
/** 「3件（10件から表示します）」: how many applications are counted, while they prove nothing yet. */
export const collectingWords = (cases: number | null) => `${cases ?? 0}件（${CASES_SHOWN}件から表示します）`
const CASES_SHOWN = 10

export function responseWords(figures: Pick<ResponseFigures, 'cases' | 'answered' | 'median_answer_hours'> | null) {
  if (!figures) return { share: '集計中', median: '' }
  const { cases, answered, median_answer_hours } = figures
  return {
    share: `${Math.round((answered / cases) * 100)}%`,
    median: median_answer_hours === null ? '半分以上に返信なし' : `中央値${medianDays(median_answer_hours)}日`,
  }
}

/** 1.8 for 43 hours: the days until half of the answers were there. */
export const medianDays = (hours: number) => (hours / 24).toFixed(1)
