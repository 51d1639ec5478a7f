import type { DataHandling } from '#contract/operations/data-requests/data-handling.ts'
import { settings } from '#server/settings.ts'
import { dataRecipients } from './data-recipients.ts'

export const showDataHandling = (): DataHandling => ({
  recipients: dataRecipients(settings),
  server_place: settings.serverPlace ?? null,
  backup_days: settings.backupDays,
})
