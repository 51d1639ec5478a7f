import { setInterval } from 'node:timers'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { runBackup } from '../make/run-backup.ts'
import { backupPlace } from '../places/backup-place.ts'
import { failureText } from '../results/backup-results.ts'

const TOLD_EVERY = 1_000

/** The backup that an operator asked for on the page; how far it is stands in its row. */
export async function runRequestedBackup({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const progress = { done_bytes: 0, total_bytes: 0 }
  const note = (row: Partial<Record<'started_at' | 'finished_at' | 'failure', string>>) =>
    db
      .updateTable('backup_runs')
      .set({ ...progress, ...row })
      .execute()
  await note({ started_at: now().toISOString() })
  const telling = setInterval(() => void note({}).catch(() => {}), TOLD_EVERY).unref()
  const database = await openForBackup()
  try {
    const onTotal = (bytes: number) => void (progress.total_bytes = bytes)
    const onBytes = (bytes: number) => void (progress.done_bytes += bytes)
    await runBackup({ url: database.ownerUrl, place: await backupPlace(), now: now(), onTotal, onBytes })
    clearInterval(telling)
    await note({ finished_at: now().toISOString(), failure: '' })
  } catch (error) {
    clearInterval(telling)
    await note({ finished_at: now().toISOString(), failure: failureText(error) })
    throw error
  } finally {
    clearInterval(telling)
    await database.close()
  }
}
