import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { endPostmaster } from '#server/platform/database/own/stop-postmaster.ts'
import { processesIn } from '#server/platform/database/own/processes-in.ts'
import { postgresAccount } from '#server/platform/database/own/postgres-account.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { isRunning } from '../archive/running-backup.ts'
import { sealingKeyNames } from '../archive/sealing-key-names.ts'
import { backupPlace } from '../places/backup-place.ts'
import { archivePlace } from '../wal/archive-place.ts'
import { archiveReach, baseFor, noArchiveIn } from './archive-reach.ts'
import { unsentSegments } from './last-segments.ts'
import { recoverCluster, unpackBase } from './recover-cluster.ts'

export type Point = {
  /** Of the server in use, beside which this is done. */
  folder: string
  until: Date | 'newest'
  identities: string[]
  /** Whether segments of that folder which never reached the archive count, too. */
  withUnsent?: boolean
  onSegment?: (name: string) => void
}

export type Recovered = { folder: string; socketFolder: string; base: string; from: Date; to: Date }

const NAME = '.restoring-'

/** A server beside the one in use that holds the database as it was at a time. `use` gets it running; afterwards it is stopped, and its folder is gone unless `use` moved it. */
export async function recoverBeside<Result>({ folder, until, identities, withUnsent, onSegment }: Point, use: (recovered: Recovered) => Promise<Result>) {
  const [bases, place] = await Promise.all([backupPlace(undefined, 'base'), archivePlace('wal')])
  const reach = await archiveReach(bases, place)
  if (!reach) throw noArchiveIn(bases.name)
  const unsent = withUnsent ? await unsentSegments(folder, (name) => reach.segments.has(name)) : new Map<string, string>()
  const { name, manifest } = baseFor(unsent.size ? { ...reach, to: new Date() } : reach, until)
  askKeys(manifest, identities)

  const account = await postgresAccount(folder)
  await removeLeftovers(folder)
  const aside = `${folder}${NAME}${process.pid}`
  await mkdir(aside, { mode: 0o700 })
  await chown(aside, account.uid, account.gid)
  try {
    await bases.lend(name, (from) => unpackBase(from, manifest, identities, aside, account))
    const feed = { place, archived: reach.segments, unsent, identities, onSegment }
    const { socketFolder } = await recoverCluster({ folder: aside, account, until: until === 'newest' ? undefined : until, feed })
    return await use({ folder: aside, socketFolder, base: name, from: reach.from, to: reach.to })
  } finally {
    await endPostmaster(aside)
    await rm(aside, { recursive: true, force: true })
  }
}

function askKeys({ sealing_key, is_encrypted }: { sealing_key: string | null; is_encrypted: boolean }, identities: string[]) {
  if (is_encrypted && !identities.length)
    throw new CannotStart('暗号にした記録です。--identity に、BACKUP_RECIPIENT と対の秘密鍵のファイルを書いてください。何も変えていません。')
  if (sealing_key && !sealingKeyNames().includes(sealing_key))
    throw new CannotStart(
      'このサーバーの鍵が、記録を作ったときのものと違います。SECRET_KEY か DATA_DIR/secret.key に、もとの鍵を戻してからお試しください。何も変えていません。',
    )
}

/** Of runs that were killed: PostgreSQL may still be at work there. */
async function removeLeftovers(folder: string) {
  const names = await readdir(dirname(folder)).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(`${basename(folder)}${NAME}`))) {
    const left = join(dirname(folder), name)
    if (isRunning(Number(name.slice(name.lastIndexOf('-') + 1))) && (await processesIn(left)).size) continue
    await endPostmaster(left)
    await rm(left, { recursive: true, force: true })
  }
}
