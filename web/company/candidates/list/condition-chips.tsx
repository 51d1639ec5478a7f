import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { LoadedPeople } from '../load/load-candidates.ts'

/** The conditions in force, each with the way out of it. */
export function ConditionChips({ chips, clear }: Pick<LoadedPeople, 'chips' | 'clear'>) {
  if (chips.length === 0) return null
  return (
    <ul className="chips people-chips" aria-label="適用中の条件">
      {chips.map(({ field, value, to }) => (
        <li key={`${field} ${value}`}>
          <Link className="chip" to={to} preventScrollReset aria-label={`条件を外す：${field} ${isolated(value)}`}>
            <span className="muted">{field}</span>
            <b>
              <bdi>{value}</bdi>
            </b>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="button bare" to={clear}>
          条件をクリア
        </Link>
      </li>
    </ul>
  )
}
