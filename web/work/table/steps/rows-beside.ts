import type { z } from 'zod'
import type { Api } from '#contract/index.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { type FoundRows, ROWS, type WithId, type WorkSource } from '../work-source.ts'
import { inList } from './row-link.tsx'

/** The part of a list that stands beside an open row: the page from which somebody came (`in`), else its first one. Each row leads on within the same list. */
export async function rowsBeside<Row extends WithId, Search extends z.ZodObject>(
  api: Api,
  { search, ask, to }: WorkSource<Row, Search, FoundRows<Row>>,
  given: string | null,
): Promise<{ row: Row; to: string }[]> {
  const params = new URLSearchParams(given ?? '')
  params.delete('at')
  const { rows } = await ask(api, { ...readSearch(search, params), per_page: ROWS })
  return rows.map((row, at) => ({ row, to: inList(to?.(row) ?? '', params.toString(), at) }))
}

/** The same source for one request that shows both the rows and the steps of one search: each page is read once. */
export function askedOnce<Row extends WithId, Search extends z.ZodObject>(source: WorkSource<Row, Search, FoundRows<Row>>): typeof source {
  const pages = new Map<number, Promise<FoundRows<Row>>>()
  return {
    ...source,
    ask: (api, search) => {
      const page = search.page ?? 1
      const found = pages.get(page) ?? source.ask(api, search)
      pages.set(page, found)
      return found
    },
  }
}
