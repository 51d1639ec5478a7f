import { Link } from 'react-router'
import type { ScoutJudgement } from '#contract/scouts.ts'
import { partLabel } from '#web/visibility/part-label.ts'

/** What the recipient will see of how much this scout is about them, while it is written. */
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
            <p className="hint">理由の中に、選んだところの言葉がまだ出てきません。</p>
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
