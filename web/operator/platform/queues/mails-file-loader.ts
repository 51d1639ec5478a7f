import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/mails-file-loader.ts'
import { mailColumns } from './mail-columns.tsx'
import { mailQueue } from './mail-queue.ts'

/** The outbox as a file: kinds, states and answers of the server, no addresses. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, mailQueue, { columns: mailColumns(new Date(), false), called: 'mails' })
