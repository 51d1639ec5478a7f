import type { Registry } from 'prom-client'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { settings } from '#server/settings.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { onSiteSettings } from '#server/settings/site-settings.ts'
import { applyArchivePlan } from './apply-archive-plan.ts'
import { WalSender } from './wal-sender.ts'

/** Archives the embedded server while the plan of backups says so, also where operators save it later. Answers how it is ended. */
export async function startArchiving(db: Database, { superuserUrl, folder }: OpenDatabase, registry: Registry) {
  if (!superuserUrl || !folder) return () => {}
  let isOn: boolean | undefined
  const follow = async () => {
    const wanted = isArchiveOn()
    if (wanted === isOn) return
    await applyArchivePlan(superuserUrl)
    // Where the archive was just turned on, and after a restore, there is no base backup from which it goes on.
    if (wanted) await enqueue(db, 'make_base', {}, { key: 'make_base', queue: 'backups' })
    isOn = wanted
  }
  await follow()
  const unfollow = onSiteSettings(() => void follow().catch((error: unknown) => logger.warn({ err: error }, 'archive: plan not applied yet')))
  if (!settings.hasWorker) return unfollow
  const sender = new WalSender(db, folder, follow)
  sender.measure(registry)
  sender.start()
  return async () => {
    unfollow()
    await sender.stop()
  }
}
