import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Pager } from '../nav/pager.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { useListAddress } from './use-list-address.ts'

type Props = {
  title: string
  /** What begins here, beside the title. */
  act?: ReactNode
  intro?: ReactNode
  /** What a form of this page was answered. */
  answer?: ReactNode
  filters?: ReactNode
  /** Which part of how many. Without it the list is here as a whole. */
  list?: { total: number; page: number; per_page: number }
  /** What is counted: 社 for companies. */
  unit?: string
  /** What is listed, for the sentence that none fits the conditions. */
  of: string
  isEmpty?: boolean
  /** What belongs here and how it comes, while there is nothing. */
  empty: ReactNode
  children: ReactNode
}

/** A page with a list: its title, what narrows it, how many there are, the list or why it is empty, its pages. */
export function ListPage({ title, act, intro, answer, filters, list, unit = '件', of, isEmpty = list?.total === 0, empty, children }: Props) {
  const { path, isNarrowed, page } = useListAddress()
  const clear = isNarrowed && <Link to={path}>条件をクリア</Link>
  return (
    <div className="stack">
      <div className="row between">
        <h1>{title}</h1>
        {act}
      </div>
      {intro && <p className="prose small">{intro}</p>}
      {answer}
      {filters}
      {list && list.total > 0 && (
        <p className="row small" aria-live="polite">
          <span>
            <strong className="num">{list.total.toLocaleString('ja-JP')}</strong>
            {unit}
          </span>
          {clear}
        </p>
      )}
      {isEmpty ? <EmptyState way={clear}>{isNarrowed ? `条件に合う${of}はありません。` : empty}</EmptyState> : children}
      {list && <Pager page={list.page} pages={Math.ceil(list.total / list.per_page)} to={page} />}
    </div>
  )
}
