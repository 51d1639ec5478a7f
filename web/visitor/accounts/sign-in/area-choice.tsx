import { Link } from 'react-router'
import './area-choice.css'

const areas = { candidate: '求職者', company: '企業' } as const
type Area = keyof typeof areas

/** The choice to sign in as a candidate or a member. Only the side to which the wanted page belongs still leads there. */
export function AreaChoice({ area, next }: { area: Area; next: string | undefined }) {
  const to = (other: Area) => `?${new URLSearchParams(other === area && next ? { next } : { area: other })}`
  return (
    <nav className="area-choice" aria-label="ログインする立場">
      {(Object.keys(areas) as Area[]).map((each) => (
        <Link key={each} to={to(each)} aria-current={each === area ? 'page' : undefined}>
          {areas[each]}
        </Link>
      ))}
    </nav>
  )
}
