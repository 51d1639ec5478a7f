import { Link, useLocation } from 'react-router'
import { setupSteps, stepAt } from './setup-steps.ts'
import './setup.css'

/** Where somebody is in the setup. Every step but the first can be opened at any time. */
export function StepList() {
  const here = stepAt(useLocation().pathname)
  return (
    <nav aria-label="初期設定の手順">
      <ol className="setup-steps">
        {setupSteps.map(({ to, label }, at) => (
          <li key={to} aria-current={at === here ? 'step' : undefined}>
            {at === 0 || here <= 0 || at === here ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The way on and back. */
export function StepWay() {
  const here = stepAt(useLocation().pathname)
  const [before, after] = [here > 1 ? setupSteps[here - 1] : undefined, setupSteps[here + 1]]
  return (
    <p className="row setup-way">
      {before && <Link to={before.to}>前へ（{before.label}）</Link>}
      {after && <Link to={after.to}>保存せずに次へ（{after.label}）</Link>}
    </p>
  )
}
