import { operator } from '#server/api.ts'
import { addLookup, changeLookup, lookupRows, orderLookups } from './lookups.ts'

const editing = operator.master_data

export const operatorLookups = {
  list: operator.master_data.list.handler(async ({ context: { db }, input }) => ({ rows: await lookupRows(db, input.table).execute() })),
  add: editing.add.handler(({ context, input }) => addLookup(context, input)),
  change: editing.change.handler(({ context, input }) => changeLookup(context, input)),
  order: editing.order.handler(({ context, input }) => orderLookups(context, input)),
}
