import { access, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { fileLock, openOwnDatabase, urlIn } from '#server/platform/database/own/open-own-database.ts'
import { processesIn } from '#server/platform/database/own/processes-in.ts'
import { handOver, roles } from '#server/platform/database/own/roles.ts'
import { endPostmaster } from '#server/platform/database/own/stop-postmaster.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { backupClient } from '../archive/backup-client.ts'
import { flushFolder } from '../archive/running-backup.ts'
import { baseManifests } from '../base/base-manifest.ts'
import { readErasures } from '../erasures/read-erasures.ts'
import { type ActOfRestore, finishRestore } from '../restore/finish-restore.ts'
import { backupPlace } from '../places/backup-place.ts'
import { applyArchivePlan } from '../wal/apply-archive-plan.ts'
import { packSegment } from '../wal/pack-segment.ts'
import { sendFiles } from '../wal/send-files.ts'
import { clusterOf, segmentNames } from '../wal/segment-names.ts'
import { sendSegments } from '../wal/send-segments.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { noArchiveIn } from './archive-reach.ts'
import { bringFiles } from './bring-files.ts'
import { sendLastSegments } from './last-segments.ts'
import { type Point, recoverBeside } from './recover-beside.ts'

type Restoring = Omit<Point, 'withUnsent'> & {
  filesAt: string
  erasures: string[]
  acts?: ActOfRestore[]
  /** Whether processes of ours use the database: they lose it for a moment, and have to start again. */
  isLive?: boolean
  /** Hears of the old database, where it still starts, before anything is sent. */
  onOpened?: (url: string) => Promise<void>
  name?: string
}

/** Replaces the embedded server by itself as it was at a time. The old files stay beside it, whole, until somebody deletes them. */
export async function restoreToPoint({ name = 'app', filesAt, erasures: erasureFiles, acts, isLive = false, onOpened, ...point }: Restoring) {
  const { folder, until, identities } = point
  const place = await openPlace(filesAt)
  const erasures = await readErasures(erasureFiles, place)
  const hasSent = await sendWhatIsThere({ folder, isLive, ...(onOpened && { onOpened }) })
  return recoverBeside({ ...point, withUnsent: !hasSent }, async (recovered) => {
    const url = urlIn(recovered.socketFolder, name, roles.owner)
    await handOver(urlIn(recovered.socketFolder, name, roles.superuser), name)
    await migrate(url)
    const last = await lastCommit(urlIn(recovered.socketFolder, name, roles.superuser))
    const moment = until === 'newest' ? (last ?? new Date()) : until
    const erased = await finishRestore(url, { moment: moment.toISOString(), erasures, ...(acts && { acts }) })
    const files = await bringFiles({ url, place, identities })
    await endPostmaster(recovered.folder)
    await keepHistory(recovered.folder)
    const kept = await takePlace(recovered.folder, folder, isLive)
    return { base: recovered.base, moment, last, erased, lastErasure: erasures.last, files, kept }
  })
}

/** What was written until now goes into the archive first; false where that cannot be done, as the old server does not start any more. */
async function sendWhatIsThere({ folder, isLive = false, onOpened }: Pick<Restoring, 'folder' | 'isLive' | 'onOpened'>) {
  if (!(await exists(join(folder, 'PG_VERSION')))) return true
  if (!isLive && (await processesIn(folder)).size > 0) await askFree(folder)
  try {
    const opened = await openOwnDatabase('app', folder)
    try {
      await onOpened?.(opened.ownerUrl)
      if (isArchiveOn()) {
        const sending = await sendingFrom(folder)
        await applyArchivePlan(opened.superuserUrl)
        await sendFiles(await archivePlace('files'), sending.recipients)
        await sendLastSegments({ ...sending, superuserUrl: opened.superuserUrl })
      }
    } finally {
      await opened.close()
    }
    return isArchiveOn()
  } catch (error) {
    if (isLive || !(error instanceof CannotStart)) throw error
    await sendSegments(await sendingFrom(folder))
    return false
  }
}

/** A segment that goes to a place without this archive leaves a gap in the real one: such a place is refused before anything is sent. */
async function sendingFrom(folder: string) {
  const [place, bases, cluster] = [await archivePlace('wal'), await backupPlace(undefined, 'base'), await clusterOf(folder)]
  if (!(await baseManifests(bases)).some(({ manifest }) => manifest.cluster === cluster)) throw noArchiveIn(bases.name)
  return { folder, place, recipients: siteSettings().backupRecipients }
}

async function askFree(folder: string) {
  const opened = await openOwnDatabase('app', folder)
  const client = await backupClient(opened.superuserUrl)
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name in ('mebae keeper', 'mebae worker')
        offset 1`,
    )
    if (rowCount) throw new CannotStart('Mebae が動いています。すべて止めてから、もう一度お試しください。何も変えていません。')
  } finally {
    await client.end()
    await opened.close()
  }
}

/** The last transaction that came back. */
async function lastCommit(url: string) {
  const client = await backupClient(url)
  try {
    const { rows } = await client.query<{ at: string | null }>(
      `select to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    )
    return rows[0]?.at ? new Date(rows[0].at) : undefined
  } finally {
    await client.end()
  }
}

/** From a base backup of before, too, the way leads over this restore: PostgreSQL reads in the history where the new timeline began. */
async function keepHistory(folder: string) {
  const [place, cluster] = [await archivePlace('wal'), await clusterOf(folder)]
  const { backupRecipients: recipients } = siteSettings()
  for (const name of (await readdir(join(folder, 'pg_wal'))).filter((one) => one.endsWith('.history'))) {
    const key = `${cluster}/${segmentNames.packed(name, recipients.length > 0)}`
    if (!(await place.exists(key))) await place.put(key, await packSegment(await readFile(join(folder, 'pg_wal', name)), recipients))
  }
}

/** No process starts the server while its folder changes names. Where both renames were not done, the next start says that the folder is missing. */
function takePlace(from: string, folder: string, isLive: boolean) {
  return fileLock(folder, async () => {
    if (isLive) await endPostmaster(folder)
    else if ((await processesIn(folder)).size > 0) throw new CannotStart('Mebae が動いています。すべて止めてから、もう一度お試しください。何も変えていません。')
    const kept = `${folder}.before-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}Z`
    const hasOld = await exists(folder)
    if (hasOld) await rename(folder, kept)
    await rename(from, folder)
    await flushFolder(dirname(folder))
    return hasOld ? kept : undefined
  })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
