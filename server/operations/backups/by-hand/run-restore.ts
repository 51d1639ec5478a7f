import { join } from 'node:path'
import { connect } from '#server/platform/database/connect.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { restartProcess } from '#server/platform/start/restart-process.ts'
import { settings } from '#server/settings.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { runBackup } from '../make/run-backup.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { backupPlace } from '../places/backup-place.ts'
import { lendBackup } from '../places/lend-backup.ts'
import { restoreToPoint } from '../point/restore-to-point.ts'
import type { ActOfRestore } from '../restore/finish-restore.ts'
import { acquireRestoreLock } from './restore-lock.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { failureText } from '../results/backup-results.ts'

type Running = { id: string; backup_name: string | null; until_at: string | null; identities: string[]; acts: ActOfRestore[] }

/** For how long at most everybody only reads; when it ends before, the notice goes with the old database. */
const LONGEST = 4 * 3_600_000
let running: string | undefined
/** The notice of it, by which `endBrokenRestores` finds it again. */
export const RESTORING = 'データを元に戻す作業のため、しばらくのあいだ閲覧のみご利用いただけます。'

/** Takes the whole site back while it serves for reading only; then every process starts again on the database that came back. */
export async function runRestore({ id, backup_name, until_at, identities, acts }: Running) {
  if (running) return
  running = id
  try {
    const database = await openForBackup()
    try {
      // A transaction that was tried twice may have asked twice, and one that failed approved nothing.
      const row = await once(database.ownerUrl, (db) =>
        db.selectFrom('restore_requests').select(['approved_at', 'failure']).where('id', '=', id).executeTakeFirst(),
      )
      if (!row?.approved_at || row.failure) return
      const release = await acquireRestoreLock(database.ownerUrl)
      const end = await announce(database.ownerUrl)
      try {
        const filesAt = settings.filesUrl ?? settings.filesDir
        const erasures = [settings.erasuresFile]
        if (until_at)
          await restoreToPoint({ folder: join(settings.dataDir, 'postgres'), until: new Date(until_at), identities, filesAt, erasures, acts, isLive: true })
        else {
          // What is given up stays in a backup of just before.
          await runBackup({ url: database.ownerUrl, place: await backupPlace(), now: new Date() })
          await lendBackup(backup_name!, ({ folder }) =>
            restoreBackup({
              url: database.ownerUrl,
              archive: folder,
              identities,
              filesAt,
              erasures,
              replace: true,
              isOwn: !settings.databaseUrl,
              isLive: true,
              acts,
            }),
          )
        }
      } catch (error) {
        await fail(database.ownerUrl, id, error)
        await end()
        throw error
      } finally {
        await release()
      }
    } finally {
      await database.close()
    }
    logger.warn({ backup_name, until_at }, 'restored; starting again')
    await restartProcess()
  } catch (error) {
    logger.error({ err: error, reason: error instanceof CannotStart ? error.message : undefined }, 'restore from the page failed')
  } finally {
    running = undefined
  }
}

async function announce(url: string) {
  const at = new Date()
  const ends_at = new Date(at.getTime() + LONGEST).toISOString()
  const { id } = await once(url, (db) =>
    db
      .insertInto('maintenance_notices')
      .values({
        message: RESTORING,
        shows_at: at.toISOString(),
        reading_only_at: at.toISOString(),
        ends_at,
        operator_name: siteSettings().name,
        created_at: at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return () => once(url, (db) => db.updateTable('maintenance_notices').set({ withdrawn_at: new Date().toISOString() }).where('id', '=', id).execute())
}

const fail = (url: string, id: string, error: unknown) =>
  once(url, (db) =>
    db
      .updateTable('restore_requests')
      .set({ failure: failureText(error) })
      .where('id', '=', id)
      .execute(),
  )

async function once<Result>(url: string, act: (db: ReturnType<typeof connect>) => Promise<Result>) {
  const db = connect(url)
  return act(db).finally(() => db.destroy())
}
