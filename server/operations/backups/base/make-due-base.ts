import { backupClient } from '../archive/backup-client.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { backupNames } from '../make/backup-names.ts'
import { whileAlone } from '../make/run-backup.ts'
import { backupPlace } from '../places/backup-place.ts'
import { sendLastSegments } from '../point/last-segments.ts'
import { failureText, recordArchive } from '../results/backup-results.ts'
import { clusterOf } from '../wal/segment-names.ts'
import { walPlace } from '../wal/wal-place.ts'
import { baseManifests } from './base-manifest.ts'
import { deleteOldArchive } from './delete-old-archive.ts'
import { makeBase } from './make-base.ts'
import type { Database } from '#server/platform/database/connect.ts'

const DAY = 86_400_000

/** Each hour: a new base backup where the last one is a week old, half of BACKUP_DAYS, or of before a restore; and the end of what is too old. */
export async function makeDueBase({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  if (!settings.backupWal) return
  const database = await openForBackup()
  try {
    await whileAlone(database.ownerUrl, () => keep(db, now(), { superuserUrl: database.superuserUrl!, folder: database.folder! }))
  } catch (error) {
    await recordArchive(db, 'base', now(), { failure: failureText(error) })
    throw error
  } finally {
    await database.close()
  }
}

async function keep(db: Database, now: Date, { superuserUrl, folder }: { superuserUrl: string; folder: string }) {
  const place = await backupPlace(undefined, 'base')
  const [cluster, timeline] = [await clusterOf(folder), await timelineOf(superuserUrl)]
  const bases = await baseManifests(place)
  const last = bases.findLast(({ manifest }) => manifest.cluster === cluster && manifest.start_segment.startsWith(timeline))
  const oldest = Math.min(7, siteSettings().backupDays / 2) * DAY
  if (!last || now.getTime() - backupNames.madeAt(last.name).getTime() >= oldest) {
    const began = performance.now()
    const { backupRecipients: recipients } = siteSettings()
    const { folder: made, manifest } = await makeBase({ superuserUrl, folder, place, recipients, now })
    await sendLastSegments({ superuserUrl, folder, place: await walPlace(), recipients })
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const good = { name: made.split('/').at(-1)!, place: place.name, bytes: manifest.stored_bytes, seconds, is_encrypted: manifest.is_encrypted }
    await recordArchive(db, 'base', now, good)
  }
  await deleteOldArchive(now)
  const [first] = (await baseManifests(place)).filter(({ manifest }) => manifest.cluster === cluster)
  await db
    .updateTable('archive_results')
    .set({ reaches_from: first?.manifest.ended_at ?? null })
    .where('kind', '=', 'base')
    .execute()
}

/** The first eight digits of the segments that are written now; each restore to a second begins another timeline. */
async function timelineOf(superuserUrl: string) {
  const client = await backupClient(superuserUrl)
  try {
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
    return rows[0]!.name.slice(0, 8)
  } finally {
    await client.end()
  }
}
