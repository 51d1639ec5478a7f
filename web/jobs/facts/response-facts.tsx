import type { ResponseFigures } from '#contract/companies.ts'
import './facts.css'

/** The share of applications that the company answered. No colour: whether it is good is the reader's to say. */
export function ResponseFacts({ figures }: { figures: Pick<ResponseFigures, 'cases' | 'answered' | 'median_answer_hours'> | null }) {
  if (!figures) {
    return (
      <>
        <b>集計中</b>
        <small>10件から表示します</small>
      </>
    )
  }
  const { cases, answered, median_answer_hours } = figures
  return (
    <>
      <b className="fig">{Math.round((answered / cases) * 100)}%</b>
      <small>
        <span>
          {cases.toLocaleString('ja-JP')}件中{answered.toLocaleString('ja-JP')}件
        </span>
        <span>{median_answer_hours === null ? '半分以上に返事なし' : `中央値${medianDays(median_answer_hours)}日`}</span>
      </small>
    </>
  )
}

/** 1.8 for 43 hours: the days until half of the answers were there. */
export const medianDays = (hours: number) => (hours / 24).toFixed(1)
