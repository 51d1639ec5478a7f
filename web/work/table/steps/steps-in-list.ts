import type { z } from 'zod'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { LoaderArgs } from '../load-list.ts'
import { type FoundRows, ROWS, type WithId, type WorkSource } from '../work-source.ts'
import { inList } from './row-link.tsx'

/** The way to the rows before and after the open one, and back to the list. `at` counts from 1; null when the row has left the list. */
export type ListSteps = { list: string; at: number | null; total: number; before: string | null; after: string | null }

/** Where the open row stands in the list that its address names (`in`); null for somebody who came another way. */
export async function stepsInList<Row extends WithId, Search extends z.ZodObject>(
  { url, context }: Omit<LoaderArgs, 'request'>,
  { search, ask, to, idIn = 'id' }: WorkSource<Row, Search, FoundRows<Row>>,
  list: string,
): Promise<ListSteps | null> {
  const given = url.searchParams.get('in')
  if (given === null || !to) return null
  const params = new URLSearchParams(given)
  const asked = readSearch(search, params)
  const page = Number(/^[1-9]\d{0,5}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  const load = (number: number) => ask(context.get(apiContext), { ...asked, page: number, per_page: ROWS })
  const { rows, total } = await load(page)
  const found = rows.findIndex((row) => String(row.id) === url.searchParams.get(idIn))
  // A row that has left the list, because it was decided, was where the next one is now.
  const place = found >= 0 ? found : Math.min(Number(/^\d{1,3}$/.exec(params.get('at') ?? '')?.[0] ?? 0), rows.length)
  const next = found >= 0 ? place + 1 : place
  params.delete('at')
  const way = (row: Row | undefined, number: number, at: number) => {
    if (!row) return null
    if (number > 1) params.set('page', String(number))
    else params.delete('page')
    return inList(to(row), params.toString(), at)
  }
  const before = place > 0 ? way(rows[place - 1], page, place - 1) : page > 1 ? way((await load(page - 1)).rows.at(-1), page - 1, ROWS - 1) : null
  const after = next < rows.length ? way(rows[next], page, next) : page * ROWS < total ? way((await load(page + 1)).rows[0], page + 1, 0) : null
  if (page > 1) params.set('page', String(page))
  else params.delete('page')
  return { list: params.size > 0 ? `${list}?${params}` : list, at: found >= 0 ? (page - 1) * ROWS + found + 1 : null, total, before, after }
}
