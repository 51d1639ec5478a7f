import { Link } from 'react-router'
import { useWorkAddress } from '../use-work-address.ts'
import '#web/ui/nav/line-nav.css'
import './list-tabs.css'

type Tab = { label: string; count?: number; isUrgent?: boolean; name?: string; value?: string }

/** The parts of a list beside each other, each with how many are in it. A tab without a name is the list as a whole; `of` are the conditions that tabs set. */
export function ListTabs({ label, of, tabs }: { label: string; of: string[]; tabs: Tab[] }) {
  const { valueOf, others, path } = useWorkAddress()
  const isAnySet = of.some((name) => valueOf(name))
  const to = ({ name, value = '' }: Tab) => {
    const params = new URLSearchParams([
      ...others(...of).map(([one, given]): [string, string] => [one!, given!]),
      ...(name ? [[name, value] as [string, string]] : []),
    ])
    return params.size > 0 ? `${path}?${params}` : path
  }
  return (
    <nav className="line-nav list-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={to(tab)}
          className={tab.isUrgent && tab.count ? 'urgent' : undefined}
          aria-current={(tab.name ? valueOf(tab.name) === tab.value : !isAnySet) ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label} {tab.count !== undefined && <span className="num">{tab.count.toLocaleString('ja-JP')}</span>}
        </Link>
      ))}
    </nav>
  )
}
