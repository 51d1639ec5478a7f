import type { ReactNode } from 'react'
import { gradeNames, nameOfGrade, NOT_VERIFIED, recommendationNames } from '#contract/hiring/scorecards/grades.ts'
import type { Scorecard } from '#contract/hiring/scorecards/scorecards.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { areApart, distributionOf, type Line, recommendationsOf, summaryOf } from './summary-of.ts'
import './scorecards.css'

type Names = typeof gradeNames

/** What all who submitted think: each criterion with how often each grade was given and by whom, then everybody's words. */
export const ScorecardSummary = ({ cards, now }: { cards: Scorecard[]; now: Date }) => (
  <div className="stack score-summary">
    <ul className="score-lines">
      <SummaryLine label="総合評価" given={recommendationsOf(cards)} names={recommendationNames} />
      {summaryOf(cards).map(({ name, given }) => (
        <SummaryLine key={name} label={<bdi>{name}</bdi>} given={given} names={gradeNames} />
      ))}
    </ul>
    {cards.map((card) => (
      <Words key={card.member.id ?? card.submitted_at} card={card} now={now} />
    ))}
  </div>
)

function SummaryLine({ label, given, names }: { label: ReactNode; given: Line['given']; names: Names }) {
  return (
    <li>
      <p className="row">
        <b>{label}</b>
        {areApart(given) && <span className="label warn">2段階以上の差</span>}
      </p>
      <Distribution given={given} names={names} />
      <ul className="given">
        {given.map(({ member, grade }) => (
          <li key={member.id ?? member.name}>
            <bdi>{member.name}</bdi>
            <span className={grade === null ? 'muted' : 'grade'} data-grade={grade}>
              {nameOfGrade(names, grade)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** How often each grade was given, the best at the left. */
function Distribution({ given, names }: { given: Line['given']; names: Names }) {
  const counts = distributionOf(given)
  const labels = [...names.map(([, label]) => label), NOT_VERIFIED]
  return (
    <p className="distribution">
      {counts.map((count, at) => (
        <span key={labels[at]} data-grade={4 - at} className={count === 0 ? 'none' : undefined}>
          <span className="vh">{labels[at]}</span>
          {count}
          <span className="vh">人、</span>
        </span>
      ))}
    </p>
  )
}

/** What one member wrote, and when. */
function Words({ card: { member, scores, comment, submitted_at, corrected_times }, now }: { card: Scorecard; now: Date }) {
  const noted = scores.filter(({ note }) => note)
  return (
    <details>
      <summary>
        <bdi>{member.name}</bdi>
        のコメント
      </summary>
      <p className="small muted">
        {submitted_at && `${momentText(submitted_at, now)}に提出`}
        {corrected_times.map((at) => `・${momentText(at, now)}に訂正`)}
      </p>
      {comment && <p className="as-written">{comment}</p>}
      {noted.length > 0 && (
        <dl className="notes">
          {noted.map(({ criterion, note }) => (
            <div key={criterion}>
              <dt>
                <bdi>{criterion}</bdi>
              </dt>
              <dd className="as-written">{note}</dd>
            </div>
          ))}
        </dl>
      )}
      {!comment && noted.length === 0 && <p className="muted">コメントはありません。</p>}
    </details>
  )
}
