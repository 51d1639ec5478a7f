import type { ReactNode } from 'react'
import { Link } from 'react-router'
import '#web/work/parts/counted.css'

/** A figure that leads to what it counted; nothing leads to an empty list. */
export const FigureLink = ({ to, count, what }: { to: string | undefined; count: number; what: string }): ReactNode => {
  const text = count.toLocaleString('ja-JP')
  return to && count > 0 ? (
    <Link className="counted" to={to} aria-label={`${text}、${what}の一覧を開く`}>
      {text}
    </Link>
  ) : (
    text
  )
}
