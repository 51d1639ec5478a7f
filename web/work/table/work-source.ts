import type { z } from 'zod'
import type { CompanyList, OperatorList } from '#contract/accounts/views/view-lists.ts'
import type { Api } from '#contract/index.ts'

/** A row of a list: what tells it from the others. */
export type WithId = { id: string | number }
export type FoundRows<Row> = { rows: Row[]; total: number; page: number; per_page: number }

/** A list of work: what it is called in saved views, what can be asked of it, and the rows that answer. Its page, its file and the steps between its rows read the same. */
export type WorkSource<Row extends WithId, Search extends z.ZodObject, Found extends FoundRows<Row>> = {
  name: CompanyList | OperatorList
  search: Search
  ask: (api: Api, search: Partial<z.output<Search>> & { page?: number | undefined; per_page: number }) => Promise<Found>
  /** The row's own page, for the steps between rows: `…/detail?id=1`. */
  to?: (row: Row) => string
  /** The parameter of that page's address which names the row, where it is not `id`. */
  idIn?: string
}

/** Rows of a list on one page. */
export const ROWS = 50

/** A source with the types of its rows, as they are asked for. */
export const workSource = <Row extends WithId, Search extends z.ZodObject, Found extends FoundRows<Row>>(source: WorkSource<Row, Search, Found>) => source
