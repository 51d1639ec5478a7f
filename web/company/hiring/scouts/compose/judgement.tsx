import { href, Link } from 'react-router'
import { scoutErrors } from '#contract/platform/errors/scout-errors.ts'
import type { IntegrityParts, ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { gainsOf } from './gains-of.ts'

const points: { part: keyof IntegrityParts; label: string; most: number }[] = [
  { part: 'passage', label: '引いた箇所', most: 50 },
  { part: 'own', label: '独自性', most: 25 },
  { part: 'length', label: '長さ', most: 10 },
  { part: 'band', label: '想定年収', most: 10 },
  { part: 'job', label: '求人', most: 5 },
]

/** How much of this scout is about the candidate, as the candidate will see it, and what would add to it. */
export function Judgement({ judgement }: { judgement: ScoutJudgement | undefined }) {
  const gains = judgement ? gainsOf(judgement) : []
  return (
    <section className="panel judgement" aria-live="polite" aria-label="個別性スコアと類似度">
      {judgement ? (
        <>
          <dl>
            <div>
              <dt>個別性スコア（誠実度）</dt>
              <dd>
                {judgement.integrity}
                <small> / 100</small>
              </dd>
            </div>
            <div>
              <dt>これまでのスカウトとの類似度</dt>
              <dd>{judgement.likeness}%</dd>
            </div>
          </dl>
          <p className="small">
            {points.map(({ part, label, most }) => `${label} ${judgement.parts[part]}/${most}`).join('・')}
            {!judgement.has_passage && '（引いた箇所がないため、35点まで）'}
          </p>
          {judgement.is_too_alike && <p className="note warn">{scoutErrors.SCOUT_TOO_ALIKE.message}</p>}
          {judgement.found.length > 0 ? (
            <ul aria-label="引いた箇所">
              {judgement.found.map(({ part, text }) => (
                <li key={part}>
                  <b>{partLabel(part)}</b>「
                  <mark>
                    <bdi>{text}</bdi>
                  </mark>
                  」
                </li>
              ))}
            </ul>
          ) : (
            <p className="note warn">{scoutErrors.SCOUT_WITHOUT_PASSAGE.message}</p>
          )}
          {gains.length > 0 && (
            <ul className="gains" aria-label="スコアを上げるには">
              {gains.map(({ label, points }) => (
                <li key={label}>
                  <b className="num">＋{points}</b> {label}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <p className="hint">理由を40文字以上書くと、プロフィールのどこに触れたかと、候補者に見えるスコアを表示します。</p>
      )}
      <p className="small">
        <Link to={`${href('/about/metrics')}#scouts`}>算出方法</Link>
      </p>
    </section>
  )
}
