import type { ReactNode } from 'react'
import { gradeNames, nameOfGrade, recommendationNames } from '#contract/hiring/scorecards/grades.ts'
import type { Grade, Scorecard } from '#contract/hiring/scorecards/scorecards.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import { areApart, distributionOf, type Line, recommendationsOf, shortNames, summaryOf } from './summary-of.ts'
import './scorecards.css'

type Names = typeof gradeNames
type Props = {
  cards: Scorecard[]
  /** Who was asked and has not submitted. */
  missing: { id: string; name: string }[]
  now: Date
}

/** What all who submitted think: each criterion with how often each grade was given and by whom, then everybody's words. */
export function ScorecardSummary({ cards, missing, now }: Props) {
  const short = shortNames([...cards.map(({ member }) => member.name), ...missing.map((one) => one.name)])
  const rowOf = (label: ReactNode, key: string, given: Line['given'], names: Names) => (
    <tr key={key}>
      <th scope="row">
        {label}
        <Distribution given={given} names={names} />
        {areApart(given) && <span className="label warn">2段階以上の差</span>}
      </th>
      {cards.map(({ member }, at) => {
        const own = given.find((one) => one.member === member)
        return (
          <td key={at}>
            {own && <Mark grade={own.grade} names={names} />}
            {names === recommendationNames && own && <span className="words">{nameOfGrade(names, own.grade)}</span>}
          </td>
        )
      })}
      {missing.map(({ id }) => (
        <td key={id} className="muted">
          未提出
        </td>
      ))}
    </tr>
  )
  return (
    <div className="stack">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with many members it scrolls, by keyboard too */}
      <section className="score-table" aria-label="提出された評価" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">評価項目（4段階）</th>
              {short.map((label, at) => (
                <th scope="col" key={at}>
                  <bdi>{label}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowOf('総合評価', '', recommendationsOf(cards), recommendationNames)}
            {summaryOf(cards).map(({ name, given }) => rowOf(<bdi>{name}</bdi>, name, given, gradeNames))}
          </tbody>
        </table>
      </section>
      <div>
        {cards.map((card, at) => (
          <Words key={at} card={card} now={now} />
        ))}
      </div>
    </div>
  )
}

/** Four small bars, as many of them filled as the grade says. */
const Mark = ({ grade, names }: { grade: Grade | null; names: Names }) =>
  grade === null ? (
    <span className="muted" title={nameOfGrade(names, null)}>
      <span aria-hidden="true">–</span>
      <span className="vh">{nameOfGrade(names, null)}</span>
    </span>
  ) : (
    <span className="marks" title={nameOfGrade(names, grade)}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={step <= grade ? 'on' : undefined} />
      ))}
      <span className="vh">
        {grade}：{nameOfGrade(names, grade)}
      </span>
    </span>
  )

/** How often each grade was given, those that were. */
const Distribution = ({ given, names }: { given: Line['given']; names: Names }) => (
  <span className="distribution">
    {distributionOf(given)
      .flatMap(([grade, count]) => (count > 0 ? [`${nameOfGrade(names, grade)} ${count}`] : []))
      .join('・')}
  </span>
)

/** What one member wrote, and when. */
function Words({ card: { member, scores, comment, submitted_at, corrected_times }, now }: { card: Scorecard; now: Date }) {
  const noted = scores.filter(({ note }) => note)
  return (
    <details className="score-words">
      <summary>
        <bdi>{member.name}</bdi>のコメント
      </summary>
      <p className="small muted">
        {submitted_at && `${momentText(submitted_at, now)}に提出`}
        {corrected_times.map((at) => `・${momentText(at, now)}に訂正`)}
      </p>
      {comment && <p className="as-written">{comment}</p>}
      {noted.length > 0 && (
        <dl>
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
