import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import './pager.css'
import { grouped } from '#web/ui/text/grouped.ts'

const SHOWN = 7

/** Page numbers around the current one, always with the first and the last; null where numbers are left out. At most seven places. */
export function pagerNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= SHOWN) return Array.from({ length: pages }, (_, at) => at + 1)
  const first = Math.min(Math.max(page - 1, 3), pages - 4)
  const middle = [first, first + 1, first + 2]
  return [1, first > 3 ? null : 2, ...middle, first + 2 < pages - 2 ? null : pages - 1, pages]
}

type PagerProps = { page: number; pages: number; to: (page: number) => string }

export function Pager({ page, pages, to }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label="ページ">
      {page > 1 && (
        <Link className="step" to={to(page - 1)} rel="prev">
          <Icon name="back" />
          前へ
        </Link>
      )}
      <ol>
        {pagerNumbers(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            <PageNumber number={number} page={page} to={to} />
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="step" to={to(page + 1)} rel="next">
          次へ
          <Icon name="next" />
        </Link>
      )}
    </nav>
  )
}

function PageNumber({ number, page, to }: { number: number | null } & Pick<PagerProps, 'page' | 'to'>) {
  if (number === null) return <span aria-hidden="true">…</span>
  const text = grouped(number)
  if (number === page) return <span aria-current="page">{text}</span>
  return (
    <Link to={to(number)} aria-label={`${text}ページ`}>
      {text}
    </Link>
  )
}
