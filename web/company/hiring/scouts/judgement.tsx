import { Link } from 'react-router'
import type { IntegrityParts, ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'

const points: { part: keyof IntegrityParts; name: string; most: number }[] = [
  { part: 'passage', name: '引いたところ', most: 50 },
  { part: 'own', name: '独自性', most: 25 },
  { part: 'length', name: '長さ', most: 10 },
  { part: 'band', name: '年収の幅', most: 10 },
  { part: 'job', name: '求人', most: 5 },
]

/** Shows the recruiter while they write how much this scout is about the candidate, as the candidate will see it. */
export function Judgement({ judgement }: { judgement: ScoutJudgement | undefined }) {
  const taken = judgement?.references.filter(({ text }) => text) ?? []
  return (
    <section className="panel judgement" aria-live="polite" aria-label="誠実度と似かた">
      {judgement ? (
        <>
          <dl>
            <div>
              <dt>誠実度</dt>
              <dd>
                {judgement.integrity}
                <small> / 100</small>
              </dd>
            </div>
            <div>
              <dt>これまでのスカウトとの似かた</dt>
              <dd>{judgement.likeness}%</dd>
            </div>
          </dl>
          <p className="small">
            {points.map(({ part, name, most }) => `${name} ${judgement.parts[part]}/${most}`).join('・')}
            {!judgement.has_passage && '（引いたところがないため、35点まで）'}
          </p>
          {judgement.is_too_alike && (
            <p className="note warn">最近送ったスカウトに似すぎているため、このままでは送れません。この方だけの理由に書きなおしてください。</p>
          )}
          {taken.length > 0 ? (
            <ul>
              {taken.map(({ part, text }) => (
                <li key={part}>
                  <b>{partLabel(part)}</b>「{text}」
                </li>
              ))}
            </ul>
          ) : (
            <p className="note warn">
              選んだところの文章が、理由にまだ出てきません。このままでは送れません。一文を引くか、その内容に触れてください。職種やスキルの名前だけでは足りません。
            </p>
          )}
        </>
      ) : (
        <p className="hint">読んだところを選び、理由を書くと、相手に見える誠実度をここに示します。</p>
      )}
      <p className="small">
        <Link to="/about/metrics#scouts">算出方法</Link>
      </p>
    </section>
  )
}
