import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { responseWords } from './response-words.ts'
import '#web/ui/styles/facts.css'
import { grouped } from '#web/ui/text/grouped.ts'

/** The share of applications that the company answered. Has no colour: the reader judges whether it is good. */
export function ResponseFacts({ figures }: { figures: Pick<ResponseFigures, 'cases' | 'answered' | 'median_answer_hours'> | null }) {
  if (!figures) {
    return (
      <>
        <b>集計中</b>
        <small>10件から表示します</small>
      </>
    )
  }
  const { cases, answered } = figures
  const { share, median } = responseWords(figures)
  return (
    <>
      <b className="fig">{share}</b>
      <small>
        <span>
          {grouped(cases)}件中{grouped(answered)}件
        </span>
        <span>{median}</span>
      </small>
    </>
  )
}
