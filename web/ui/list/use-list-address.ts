import { useLocation } from 'react-router'

/** What says where in a list one is, what is chosen in it, or what was just done: none of it narrows the list. */
const passing = new Set(['page', 'batch', 'done', 'sort', 'columns', 'ids', 'bulk', 'confirmed', 'id', 'open'])
/** What a step to other rows leaves behind. */
const ofTheseRows = ['page', 'batch', 'done', 'ids', 'bulk', 'open']
/** What stays when all conditions go: the order, the columns, and of what it is the list. */
const ofTheList = ['sort', 'columns', 'id']

type Params = (readonly [name: string, value: string])[]

/** The address of a list: its conditions, its order, its page, and what is chosen in it. */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const given = [...new URLSearchParams(search)].filter(([, value]) => value)
  const conditions = given.filter(([name]) => !passing.has(name))
  const written = (params: Params) => new URLSearchParams(params.map(([name, value]) => [name, value])).toString()
  const addressOf = (params: Params) => (params.length > 0 ? `${pathname}?${written(params)}` : pathname)
  const without = (...names: string[]): Params => given.filter(([name]) => !names.includes(name))
  const at = without('ids', 'bulk', 'batch', 'done')
  return {
    path: pathname,
    conditions,
    isNarrowed: conditions.length > 0,
    valueOf: (name: string) => given.find(([one]) => one === name)?.[1] ?? null,
    chosenIds: given.filter(([name]) => name === 'ids').map(([, id]) => id),
    /** The same rows in the same order, whichever of them is unfolded. */
    sameRows: addressOf(at.filter(([name]) => name !== 'open')),
    /** The same list without an act that waits for its confirmation. */
    here: addressOf(at),
    at,
    stillChosen: (ids: string[]) => addressOf([...at, ...ids.map((id) => ['ids', id] as const)]),
    /** Conditions, order and columns: what a saved view remembers. */
    query: written(without(...ofTheseRows)),
    /** Conditions, order and page: what a row's own page goes back to, and steps from. */
    place: written(without('ids', 'bulk', 'batch', 'done', 'columns', 'confirmed', 'open')),
    cleared: addressOf(given.filter(([name]) => ofTheList.includes(name))),
    page: (page: number) => addressOf([...without(...ofTheseRows), ...(page > 1 ? ([['page', String(page)]] as const) : [])]),
    sorted: (sort: string) => addressOf([...without(...ofTheseRows, 'sort'), ['sort', sort]]),
    /** With one condition set, or without it. */
    where: (name: string, value: string) => addressOf([...without(...ofTheseRows, name), ...(value ? ([[name, value]] as const) : [])]),
    /** With one row unfolded, or with none. */
    unfolded: (id: string | null) => addressOf([...at.filter(([name]) => name !== 'open'), ...(id === null ? [] : ([['open', id]] as const))]),
    /** With another value for one of several conditions of which only one is set at a time, or with none of them. */
    only: (names: string[], name = '', value = '') => addressOf([...without(...ofTheseRows, ...names), ...(value ? ([[name, value]] as const) : [])]),
    /** What a form of this list sends along beside its own fields. */
    others: (...names: string[]) => without(...ofTheseRows, ...names),
  }
}
