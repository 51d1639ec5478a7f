import { useLocation } from 'react-router'

/** What says where in a list one is, what is chosen in it, or what was just done: none of it narrows the list. */
const passing = new Set(['page', 'batch', 'done', 'sort', 'columns', 'ids', 'act', 'confirmed'])
/** What a step to other rows leaves behind. */
const ofTheseRows = ['page', 'batch', 'done', 'ids', 'act']

/** The address of a list: its conditions, its order, its page, and what is chosen in it. */
export function useWorkAddress() {
  const { pathname, search } = useLocation()
  const given = [...new URLSearchParams(search)].filter(([, value]) => value)
  const conditions = given.filter(([name]) => !passing.has(name))
  const addressOf = (params: string[][]) => (params.length > 0 ? `${pathname}?${new URLSearchParams(params)}` : pathname)
  const without = (...names: string[]) => given.filter(([name]) => !names.includes(name!))
  return {
    path: pathname,
    conditions,
    isNarrowed: conditions.length > 0,
    valueOf: (name: string) => given.find(([one]) => one === name)?.[1] ?? null,
    chosenIds: given.filter(([name]) => name === 'ids').map(([, id]) => id),
    /** The same list without an act that waits for its confirmation. */
    here: addressOf(without('ids', 'act', 'batch', 'done')),
    stillChosen: (ids: string[]) => addressOf([...without('ids', 'act', 'batch', 'done'), ...ids.map((one) => ['ids', one])]),
    /** Conditions, order and columns: what a saved view keeps. */
    query: new URLSearchParams(without(...ofTheseRows)).toString(),
    cleared: addressOf(given.filter(([name]) => name === 'sort' || name === 'columns')),
    page: (page: number) => addressOf([...without(...ofTheseRows), ...(page > 1 ? [['page', String(page)]] : [])]),
    sorted: (sort: string) => addressOf([...without(...ofTheseRows, 'sort'), ['sort', sort]]),
    /** With one condition set, or without it. */
    where: (name: string, value: string) => addressOf([...without(...ofTheseRows, name), ...(value ? [[name, value]] : [])]),
    /** What a form of this list sends along beside its own fields. */
    others: (...names: string[]) => without(...ofTheseRows, ...names),
    at: without('ids', 'act', 'batch', 'done'),
  }
}
