import type { z } from 'zod'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { chosenColumns } from '../columns/columns-cookie.ts'
import type { LoaderArgs } from '../load-list.ts'
import type { WorkColumns } from '../work-columns.ts'
import type { FoundRows, WithId, WorkSource } from '../work-source.ts'
import { listFile } from './list-file.ts'

/** The file of a list, as its page shows it to the same person. */
export function fileOfList<Row extends WithId, Search extends z.ZodObject>(
  { request, url, context }: LoaderArgs,
  { name, search, ask }: WorkSource<Row, Search, FoundRows<Row>>,
  { columns, called }: { columns: WorkColumns<Row>; called: string },
) {
  const asked = readSearch(search, url.searchParams)
  return listFile({
    name: called,
    columns,
    chosen: chosenColumns(request, name),
    load: (part) => ask(context.get(apiContext), { ...asked, ...part }),
  })
}
