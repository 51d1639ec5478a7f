import { Link } from 'react-router'

type Props = { label: string; states: { value: string; label: string; count: number }[]; chosen: string | undefined; to: (state: string) => string }

/** How many stand where; each leads to those. */
export const StateLinks = ({ label, states, chosen = '', to }: Props) => (
  <nav aria-label={label}>
    <ul className="queue-counts">
      {states.map((state) => (
        <li key={state.value}>
          <Link to={to(state.value)} aria-current={state.value === chosen ? 'true' : undefined}>
            {state.label} <span className="num">{state.count.toLocaleString('ja-JP')}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
