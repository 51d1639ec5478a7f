import { operator } from '#server/api.ts'
import { approveRestore } from './approve-restore.ts'
import { listBackups } from './list-backups.ts'
import { makeBackupNow } from './make-backup-now.ts'
import { requestRestore, withdrawRestore } from './request-restore.ts'
import { restoreLosses } from './restore-losses.ts'

const running = operator.backups

export const backups = {
  list: operator.backups.list.handler(({ context }) => listBackups(context)),
  make: running.make.handler(({ context }) => makeBackupNow(context)),
  losses: running.losses.handler(({ context, input }) => restoreLosses(context, input.until_at)),
  request: running.request.handler(({ context, input }) => requestRestore(context, input)),
  approve: running.approve.handler(({ context, input }) => approveRestore(context, input)),
  withdraw: running.withdraw.handler(({ context, input }) => withdrawRestore(context, input.id)),
}
