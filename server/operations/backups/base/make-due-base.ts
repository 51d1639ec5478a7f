import { backupClient } from '../archive/backup-client.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { backupNames } from '../make/backup-names.ts'
import { whileAlone } from '../make/run-backup.ts'
import { backupPlace } from '../places/backup-place.ts'
import { sendLastSegments } from '../point/last-segments.ts'
import { failureText, recordArchive } from '../results/backup-results.ts'
import { clusterOf, segmentNames } from '../wal/segment-names.ts'
import { archivedSegments } from '../wal/archived-segments.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { type BaseManifest, baseManifests } from './base-manifest.ts'
import { deleteOldArchive } from './delete-old-archive.ts'
import { makeBase } from './make-base.ts'
import type { Database } from '#server/platform/database/connect.ts'

const DAY = 86_400_000

/** Each hour: a new base backup where the last one is a week old, half of BACKUP_DAYS, of before a restore or of before a gap in the log; and the end of what is too old. */
export async function makeDueBase({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  if (!isArchiveOn()) return
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
  if (!last || (await hasGap(last.manifest)) || now.getTime() - backupNames.madeAt(last.name).getTime() >= oldest) {
    const began = performance.now()
    const { backupRecipients: recipients } = siteSettings()
    const { folder: made, manifest } = await makeBase({ superuserUrl, folder, place, recipients, now })
    await sendLastSegments({ superuserUrl, folder, place: await archivePlace('wal'), recipients })
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

/** While the archive was off nothing was kept of the log: from this base backup nothing leads over that. Segments leave in their order, so that none that waits is a gap. */
async function hasGap({ cluster, start_segment }: BaseManifest) {
  const names = [...(await archivedSegments(await archivePlace('wal'), cluster)).keys()]
  const since = names.filter((name) => segmentNames.isSegment(name) && name.slice(0, 8) === start_segment.slice(0, 8) && name >= start_segment).toSorted()
  return since.some((name, at) => at > 0 && name !== segmentNames.next(since[at - 1]!))
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
