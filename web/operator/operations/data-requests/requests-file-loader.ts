import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/requests-file-loader.ts'
import { allRequests } from './all-requests.ts'
import { requestColumns } from './request-columns.tsx'

/** Requests by number, kind, state and time as a file. It names nobody. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, allRequests, { columns: requestColumns, called: 'data-requests' })
