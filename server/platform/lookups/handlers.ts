import { anyone } from '#server/api.ts'
import { listMasters } from './list-masters.ts'

export const masters = {
  list: anyone.masters.list.handler(({ context }) => listMasters(context)),
}
