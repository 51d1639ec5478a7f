import type { NumberList } from '../bits/number-list.ts'
import type { Columns, Orders } from './segment-parts.ts'
import { sortedBy } from './sorted-by.ts'

export const columnNames = ['id', 'company_id', 'confirmed_at', 'published_at', 'updated_at', 'min_salary', 'max_salary', 'text_bytes'] as const
export type ColumnLists = Record<(typeof columnNames)[number], NumberList<Float64Array>>
const slice = 1 << 14

/** The columns of jobs as numbered by `order`, and the orders in which they are walked. */
export function* sortedColumns(lists: ColumnLists, order: Uint32Array): Generator<void, { columns: Columns; orders: Orders }> {
  const columns = {} as Columns
  for (const name of columnNames) {
    columns[name] = new Float64Array(order.length)
    for (let from = 0; from < order.length; from += slice) {
      arrange(lists[name], order, columns[name], from, Math.min(order.length, from + slice))
      yield
    }
  }
  const salary = columns.max_salary.map((max, doc) => (Number.isNaN(max) ? (columns.min_salary[doc] ?? NaN) : max))
  yield
  const numbers = upTo(order.length)
  const highestIds = yield* sortedBy(columns.id, numbers)
  yield
  return {
    columns,
    orders: {
      byId: highestIds.toReversed(),
      byCompany: yield* sortedBy(
        columns.company_id.map((id) => -id),
        numbers,
      ),
      byPublished: yield* sortedBy(columns.published_at, highestIds),
      byUpdated: yield* sortedBy(columns.updated_at, highestIds),
      bySalary: yield* sortedBy(
        salary.map((value) => (Number.isNaN(value) ? -Infinity : value)),
        numbers,
      ),
    },
  }
}

/** The jobs by recency: the newest confirmation first, of equals the higher id. */
export function* recencyOrder(lists: ColumnLists): Generator<void, Uint32Array> {
  const numbers = upTo(lists.id.length)
  const columns = [lists.id, lists.confirmed_at].map((list) => {
    const column = new Float64Array(numbers.length)
    arrange(list, numbers, column, 0, numbers.length)
    return column
  })
  yield
  const highestIds = yield* sortedBy(columns[0]!, numbers)
  return yield* sortedBy(columns[1]!, highestIds)
}

const upTo = (end: number): Uint32Array => {
  const numbers = new Uint32Array(end)
  for (let i = 0; i < end; i++) numbers[i] = i
  return numbers
}

const arrange = (list: NumberList<Float64Array>, order: Uint32Array, column: Float64Array, from: number, to: number): void => {
  for (let doc = from; doc < to; doc++) column[doc] = list.at(order[doc]!)
}
