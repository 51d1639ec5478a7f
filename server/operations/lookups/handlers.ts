import { operator } from '#server/api.ts'
import { addMaster } from './add-master.ts'
import { changeMaster } from './change-master.ts'
import { masterRows } from './master-rows.ts'
import { orderMasters } from './order-masters.ts'

const editing = operator.master_data

export const operatorMasters = {
  list: operator.master_data.list.handler(async ({ context: { db }, input }) => ({ rows: await masterRows(db, input.table).execute() })),
  add: editing.add.handler(({ context, input }) => addMaster(context, input)),
  change: editing.change.handler(({ context, input }) => changeMaster(context, input)),
  order: editing.order.handler(({ context, input }) => orderMasters(context, input)),
}
