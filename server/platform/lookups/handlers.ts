import { anyone } from '#server/api.ts'
import { listLookups } from './list-lookups.ts'

export const lookups = {
  list: anyone.lookups.list.handler(({ context }) => listLookups(context)),
}
