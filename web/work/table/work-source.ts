import type { Key } from 'react'
import type { z } from 'zod'
import type { CompanyList, OperatorList } from '#contract/accounts/views/view-lists.ts'
import type { Api } from '#contract/index.ts'

type Part = { total: number; page: number; per_page: number }

/** A list of work: what it is called in saved views, what can be asked of it, and the rows that answer. Its page, its file and the steps between its rows read the same. */
export type WorkSource<Row, Search extends z.ZodObject = z.ZodObject, Found extends { rows: Row[] } & Part = { rows: Row[] } & Part> = {
  name: CompanyList | OperatorList
  search: Search
  ask: (api: Api, search: Partial<z.output<Search>> & { page?: number | undefined; per_page: number }) => Promise<Found>
  id: (row: Row) => Key
  /** The row's own page, for the steps between rows: `…/detail?id=1`. */
  to?: (row: Row) => string
}

/** Rows of a list on one page. */
export const ROWS = 50

/** A source with the types of its rows, as they are asked for. */
export const workSource = <Row, Search extends z.ZodObject, Found extends { rows: Row[] } & Part>(source: WorkSource<Row, Search, Found>) => source
