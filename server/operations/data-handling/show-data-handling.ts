import type { DataHandling } from '#contract/operations/data-requests/data-handling.ts'
import { siteSettings, wholeSettings } from '#server/settings/site-settings.ts'
import { dataRecipients } from './data-recipients.ts'

export const showDataHandling = (): DataHandling => ({
  recipients: dataRecipients(wholeSettings()),
  server_place: siteSettings().serverPlace ?? null,
  backup_days: siteSettings().backupDays,
})
