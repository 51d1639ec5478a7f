import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import type { LoadedSearch } from '../search/load-search.ts'

type ConditionChipsProps = Pick<LoadedSearch, 'chips' | 'readings' | 'undone'>

/** The active conditions. Each chip drops its own; what was read of the free word can be looked for as words instead, and back. */
export function ConditionChips({ chips, readings, undone }: ConditionChipsProps) {
  if (!chips.length && !readings.length && !undone.length) return null
  return (
    <ul className="chips" aria-label="いまの条件">
      {readings.map(({ typed, label, total, to }) => (
        <li key={typed} className="chip read" title={`「${typed}」から読み取った条件`}>
          <span>{label}</span>
          <Link to={to} preventScrollReset data-stays>
            <span className="vh">「{typed}」を</span>言葉として探す（{grouped(total)}件）
          </Link>
        </li>
      ))}
      {undone.map(({ typed, label, total, to }) => (
        <li key={typed} className="chip plain read">
          <span>「{typed}」は言葉</span>
          <Link to={to} preventScrollReset data-stays>
            条件「{label}」に戻す（{grouped(total)}件）
          </Link>
        </li>
      ))}
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
