import { href, Link } from 'react-router'
import type { Completeness } from '#contract/candidates/profiles/completeness.ts'
import './completeness-panel.css'

/** How complete the profile is, and the next step that adds most for its minutes. */
export function CompletenessPanel({ completeness: { percent, next } }: { completeness: Completeness }) {
  return (
    <section className="panel grow" aria-label="完成度">
      <div>
        <p className="small muted">
          <Link to={`${href('/about/metrics')}#completeness`}>完成度</Link>
        </p>
        <p className="num">
          {percent}
          <small>%</small>
        </p>
        <PlantStages percent={percent} />
      </div>
      {next ? (
        <div className="next">
          <p className="small muted">次の一歩・{next.minutes}分ほど</p>
          <h2>{next.label}</h2>
          <p className="small muted">{next.why}</p>
          <Link className="button primary small" to={next.path}>
            ここから入力する
          </Link>
        </div>
      ) : (
        <div className="next">
          <p className="small muted">次の一歩</p>
          <h2>すべてそろいました</h2>
          <p className="small muted">仕事が変わったら、職歴と希望を見直してください。</p>
        </div>
      )}
    </section>
  )
}

/** The position of each stage on a scale of a hundred. */
const stages = [
  { at: 12, name: '種', seed: true, paths: [] },
  { at: 37, name: '芽', paths: ['M0 58V42c0-7 5-10 11-10 0 7-4 11-11 11'] },
  { at: 62, name: '双葉', paths: ['M0 58V36', 'M0 40c0-8-6-12-15-12 0 8 6 12 15 12ZM0 36c0-8 6-13 16-13 0 9-6 13-16 13Z'] },
  {
    at: 90,
    name: '本葉',
    paths: [
      'M0 58V22',
      'M0 48c0-7-6-11-14-11 0 7 6 11 14 11ZM0 44c0-7 6-11 14-11 0 7-6 11-14 11ZM0 28c0-9-6-15-15-15 0 9 6 15 15 15ZM0 24c0-9 6-15 16-15 0 10-6 15-16 15Z',
    ],
  },
]

const placeOf = (percent: number) => 8 + percent * 3.84

/** How far the profile has grown along the ground line. */
function PlantStages({ percent }: { percent: number }) {
  return (
    <svg className="stages" viewBox="0 0 400 84" aria-hidden="true" fill="none">
      <path d="M8 60H392" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
      {percent > 0 && <path d={`M8 60H${placeOf(percent)}`} stroke="var(--green)" strokeWidth="4" strokeLinecap="round" />}
      {stages.map(({ at, name, seed, paths }) => {
        const isReached = percent >= at
        const drawn = isReached ? { stroke: 'var(--leaf)', fill: 'var(--leaf)', strokeWidth: 2 } : { stroke: 'var(--edge)', strokeWidth: 1.5 }
        return (
          <g key={name} transform={`translate(${placeOf(at)})`}>
            <g {...drawn} strokeLinejoin="round">
              {seed && <ellipse cy="55" rx="8" ry="5.5" />}
              {paths.map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
            <text y="79" textAnchor="middle" fill={isReached ? 'var(--ink)' : 'var(--ink-2)'}>
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
