import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { medianDays } from './response-words.ts'

export type FigureRow = { name: string; figure: { before?: string; amount: string; unit: string; percent?: number; source?: string } | null }

const share = (part: number, whole: number, source: string) =>
  whole ? { amount: String(Math.round((part / whole) * 100)), unit: '%', percent: (part / whole) * 100, source } : null

/** What a company did with applications, row by row; a row without a figure is still being counted. */
export const applicationRows = (figures: ResponseFigures | null): FigureRow[] => [
  { name: '応募への回答', figure: figures && share(figures.answered, figures.cases, `${figures.cases}件中${figures.answered}件`) },
  ...sharedRows(figures),
]

/** The same for accepted scouts, with the meetings that followed. */
export const scoutRows = (figures: ResponseFigures | null): FigureRow[] => [
  { name: '承諾への回答', figure: figures && share(figures.answered, figures.cases, `${figures.cases}件中${figures.answered}件`) },
  ...sharedRows(figures),
  promiseRow(figures),
  mismatchRow(figures),
]

/** The meetings that accepted scouts promised, and whether the company held them. */
export const promiseRow = (figures: ResponseFigures | null): FigureRow => ({
  name: '約束した面談の実施',
  figure: figures && share(figures.kept_promises, figures.promises, `承諾のとき約束した面談・面接${figures.promises}件中${figures.kept_promises}件`),
})

export const mismatchRow = (figures: ResponseFigures | null): FigureRow => ({
  name: '「面談」が選考だった',
  figure: figures?.meetings ? { amount: String(figures.mismatched_meetings), unit: '件', source: `スカウトから進んだ面談${figures.meetings}件中` } : null,
})

/** An unanswered candidate counts as waiting longer than any number of days. */
const mostlySilent = { amount: '―', unit: '', source: '半分以上に、返信がありません' }

function sharedRows(figures: ResponseFigures | null): FigureRow[] {
  const hours = figures?.median_answer_hours ?? null
  return [
    { name: '最初の返信まで', figure: figures && (hours === null ? mostlySilent : { before: '中央値', amount: medianDays(hours), unit: '日' }) },
    {
      name: '結果の連絡',
      figure: figures && share(figures.notified_result, figures.finished, `選考が終わった${figures.finished}件中${figures.notified_result}件`),
    },
  ]
}
