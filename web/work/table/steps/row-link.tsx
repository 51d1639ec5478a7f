import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { useListAddress } from '#web/ui/list/use-list-address.ts'

/** Which row of the page one is in, from 0. */
export const RowPlace = createContext<number | null>(null)

type Props = { to: string; label?: string; className?: string; children: ReactNode }

/** The way from a row to its own page, which knows the list that it came from: its conditions, its order, its place in it. */
export function RowLink({ to, label, ...rest }: Props) {
  const { place } = useListAddress()
  const at = useContext(RowPlace)
  return <Link to={at === null ? to : inList(to, place, at)} aria-label={label} {...rest} />
}

/** The address of a row's page with the list from which somebody came, as one parameter. */
export function inList(to: string, place: string, at: number) {
  const list = new URLSearchParams(place)
  list.set('at', String(at))
  return `${to}&${new URLSearchParams({ in: list.toString() })}`
}
