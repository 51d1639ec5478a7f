import { Link, useLocation } from 'react-router'

type Props = { column: string; label: string; order: 'ascending' | 'descending' | undefined }

/** A column's head that sorts by it, and the other way round when it does already. The order stands in the address. */
export function SortLink({ column, label, order }: Props) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('sort', order === 'ascending' ? `-${column}` : column)
  params.delete('page')
  return (
    <Link to={`${pathname}?${params}`} preventScrollReset>
      {label}
      <span aria-hidden="true">{order === 'ascending' ? ' ↑' : order === 'descending' ? ' ↓' : ''}</span>
    </Link>
  )
}
