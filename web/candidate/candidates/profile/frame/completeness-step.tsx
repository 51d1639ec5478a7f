import { href, Link, useLocation } from 'react-router'
import type { Completeness } from '#contract/candidates/profiles/completeness.ts'
import { Icon } from '#web/ui/icon.tsx'
import './completeness-step.css'

/** How complete the profile is, and the one step that adds most for its minutes. */
export function CompletenessStep({ completeness: { percent, next } }: { completeness: Completeness }) {
  const isHere = useLocation().pathname === href('/profile')
  return (
    <section className="grow-step" aria-label="完成度">
      <Link className="grow-ring" to={`${href('/about/metrics')}#completeness`} aria-label={`完成度${percent}%。計算のしかた`}>
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <circle cx="22" cy="22" r="19" fill="none" stroke="var(--line)" strokeWidth="4" />
          {percent > 0 && (
            <circle
              cx="22"
              cy="22"
              r="19"
              fill="none"
              stroke="var(--green)"
              strokeWidth="4"
              strokeLinecap={percent < 100 ? 'round' : 'butt'}
              pathLength="100"
              strokeDasharray={`${percent} 100`}
              transform="rotate(-90 22 22)"
            />
          )}
        </svg>
        <span>{percent}%</span>
      </Link>
      {next ? (
        <Link className="grow-next" to={next.path} {...(isHere && { preventScrollReset: true, 'data-stays': true, state: { isFromProfile: true } })}>
          <span>
            <b>次は、{next.label}</b>
            {next.why && <small>{next.why}</small>}
          </span>
          <Icon name="next" />
        </Link>
      ) : (
        <p className="grow-next">
          <span>
            <b>すべてそろいました</b>
            <small>仕事が変わったら、職歴と希望を見直してください。</small>
          </span>
        </p>
      )}
    </section>
  )
}
