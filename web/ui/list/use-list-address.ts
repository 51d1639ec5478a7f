import { useLocation } from 'react-router'
import { pagePath } from '../nav/page-path.ts'

/** What says where in a list one is, or what was just done to it, and narrows nothing. */
const passing = new Set(['page', 'batch', 'done', 'sort', 'confirmed'])

/** A list's own address, of which the conditions are the parameters. */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const given = [...new URLSearchParams(search)].filter(([, value]) => value)
  const conditions = given.filter(([name]) => !passing.has(name))
  const addressOf = (params: string[][]) => (params.length > 0 ? `${pathname}?${new URLSearchParams(params)}` : pathname)
  return {
    path: pathname,
    conditions,
    isNarrowed: conditions.length > 0,
    page: (page: number) => pagePath(addressOf(given.filter(([name]) => !['page', 'batch', 'done'].includes(name))), page),
    /** The same list with one condition set, or without it. */
    where: (name: string, value: string) => addressOf([...conditions.filter(([other]) => other !== name), ...(value ? [[name, value]] : [])]),
  }
}
