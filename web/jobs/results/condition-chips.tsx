import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

/** The active conditions; each chip drops its own. */
export function ConditionChips({ chips }: { chips: { label: string; to: string }[] }) {
  if (!chips.length) return null
  return (
    <ul className="chips" aria-label="いまの条件">
      {chips.map(({ label, to }) => (
        <li key={label}>
          <Link className="chip" to={to} preventScrollReset data-stays>
            {label}
            <span className="vh">を外す</span>
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
