import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { chosenColumns } from './columns/columns-cookie.ts'
import { viewsOf } from './views/views-of.ts'
import { type FoundRows, ROWS, type WithId, type WorkSource } from './work-source.ts'

export type LoaderArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** What the page of a list shows: the rows that its address asks for, with the views and columns of the person who looks at it. */
export async function loadList<Row extends WithId, Search extends z.ZodObject, Found extends FoundRows<Row>>(
  { request, url, context }: LoaderArgs,
  { name, search, ask }: WorkSource<Row, Search, Found>,
) {
  const api = context.get(apiContext)
  const asked = readSearch(search, url.searchParams)
  const [found, views] = await Promise.all([ask(api, { ...asked, per_page: ROWS }), viewsOf(api, url.pathname, name).list()])
  return { ...found, list: name, views, chosenColumns: chosenColumns(request, name), now: new Date().toISOString() }
}
