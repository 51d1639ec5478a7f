import { createReadStream } from 'node:fs'
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar'
import { type Account } from '#server/platform/database/own/postgres-account.ts'
import { startPostmaster } from '#server/platform/database/own/start-postmaster.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { Digest } from '../archive/digest.ts'
import { decryptWith, ENCRYPTED } from '../archive/encryption.ts'
import { BASE_TAR, type BaseManifest } from '../base/base-manifest.ts'
import { restoreCommand, SegmentFeed } from './segment-feed.ts'

/** Unpacks a base backup into a folder and gives it to the user that runs PostgreSQL. */
export async function unpackBase(from: string, { is_encrypted, stored_sha256 }: BaseManifest, identities: string[], into: string, { uid, gid }: Account) {
  const digest = new Digest()
  const file = createReadStream(join(from, is_encrypted ? BASE_TAR + ENCRYPTED : BASE_TAR)).pipe(digest)
  const packed = is_encrypted ? Readable.from(decryptWith(identities, file), { objectMode: false }) : file
  try {
    await pipeline(packed, createZstdDecompress(), extract({ cwd: into, preserveOwner: false }))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOSPC')
      throw new CannotStart(`${into} のあるディスクがいっぱいです。空きを作ってから、もう一度お試しください。`)
    const why = is_encrypted ? '秘密鍵が、作ったときの BACKUP_RECIPIENT と対でないか、ファイルが変わっています' : 'ファイルが変わっています'
    throw new CannotStart(`${from} を開けません。${why}。何も変えていません。`)
  }
  if (digest.sha256() !== stored_sha256) throw new CannotStart(`${from} は、作ったときから変わっています。何も変えていません。`)
  await giveTo(into, uid, gid)
  await chmod(into, 0o700)
}

async function giveTo(path: string, uid: number, gid: number) {
  await chown(path, uid, gid)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) await giveTo(inside, uid, gid)
    else await chown(inside, uid, gid)
  }
}

type Recovering = {
  folder: string
  account: Account
  /** Commits before this instant stay; undefined: everything that there is. */
  until: Date | undefined
  feed: Omit<ConstructorParameters<typeof SegmentFeed>[0], 'folder' | 'owner'>
}

/** Lets PostgreSQL replay the log in a separate folder, and leaves it running there as an ordinary server. */
export async function recoverCluster({ folder, account, until, feed: source }: Recovering) {
  const feed = new SegmentFeed({ ...source, folder, owner: account })
  await mkdir(join(folder, 'pg_wal/archive_status'), { recursive: true, mode: 0o700 })
  await chown(join(folder, 'pg_wal/archive_status'), account.uid, account.gid)
  await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 })
  await chown(join(folder, 'recovery.signal'), account.uid, account.gid)
  await feed.start()
  try {
    return await replay(folder, until, feed)
  } finally {
    await feed.stop()
  }
}

/** No commit after the instant lies in the archive: everything that there is, is what was there then. */
const NOT_REACHED = 'recovery ended before configured recovery target was reached'

async function replay(folder: string, until: Date | undefined, feed: SegmentFeed): Promise<{ socketFolder: string }> {
  // PostgreSQL knows no letter for a time zone while it reads its settings.
  const target: Record<string, string> = until ? { recovery_target_time: until.toISOString().replace('Z', '+00'), recovery_target_inclusive: 'off' } : {}
  const settings = {
    restore_command: restoreCommand,
    recovery_target_action: 'promote',
    recovery_target_timeline: 'latest',
    hot_standby: 'off',
    archive_mode: 'off',
    shared_buffers: '128MB',
    ...target,
  }
  try {
    return await startPostmaster(folder, settings)
  } catch (error) {
    if (feed.failure) throw feed.failure
    if (!until || !(error instanceof CannotStart) || !error.message.includes(NOT_REACHED)) throw error
    if (feed.gap) throw new CannotStart(`変更の記録に、抜けているところ（${feed.gap}）があります。その前の時刻を選んでください。何も変えていません。`)
    return replay(folder, undefined, feed)
  }
}
