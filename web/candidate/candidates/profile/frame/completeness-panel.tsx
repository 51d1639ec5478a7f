import { Link } from 'react-router'
import type { Completeness } from '#contract/candidates/profiles/completeness.ts'
import { PlantStages } from './plant-stages.tsx'
import './completeness-panel.css'

/** How complete the profile is, and the one step that brings most for its minutes. */
export function CompletenessPanel({ completeness: { percent, next } }: { completeness: Completeness }) {
  return (
    <section className="panel grow" aria-label="完成度">
      <div>
        <p className="small muted">
          <Link to="/about/metrics#completeness">完成度</Link>
        </p>
        <p className="num">
          {percent}
          <small>%</small>
        </p>
        <PlantStages percent={percent} />
      </div>
      {next ? (
        <div className="next">
          <p className="small muted">つぎの一歩・{next.minutes}分ほど</p>
          <h2>{next.label}</h2>
          <p className="small muted">{next.why}</p>
          <Link className="button primary small" to={next.path}>
            ここから入力する
          </Link>
        </div>
      ) : (
        <div className="next">
          <p className="small muted">つぎの一歩</p>
          <h2>すべてそろいました</h2>
          <p className="small muted">仕事が変わったら、職歴と希望を見直してください。</p>
        </div>
      )}
    </section>
  )
}
