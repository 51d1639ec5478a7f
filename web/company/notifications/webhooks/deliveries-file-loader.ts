import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/deliveries-file-loader.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { deliveryLog } from './delivery-log.ts'

/** What was sent to one receiver as a file: kinds of events and answers, no person. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, deliveryLog, { columns: deliveryColumns(new Date()), called: 'webhook-deliveries' })
