import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SPOOL } from '#server/platform/database/own/archiving/archiving-settings.ts'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { backupClient } from '../archive/backup-client.ts'
import { segmentNames } from '../wal/segment-names.ts'
import { sendSegments } from '../wal/send-segments.ts'

type Sending = { superuserUrl: string; folder: string; place: FilePlace; recipients: string[] }

const PAUSE = 50
const PATIENCE = 60_000

/** Ends the segment that is being written and sends everything up to it. */
export async function sendLastSegments({ superuserUrl, ...sending }: Sending) {
  const client = await backupClient(superuserUrl)
  try {
    // Of a segment in which nothing was written yet PostgreSQL makes no other.
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    for (const since = Date.now(); !(await isArchived(sending.folder, rows[0]!.name)); await wait(PAUSE))
      if (Date.now() - since > PATIENCE)
        throw new CannotStart(`PostgreSQL が、変更の記録を ${join(sending.folder, SPOOL)} に書けません。ディスクの空きを確かめてください。`)
  } finally {
    await client.end()
  }
  return sendSegments(sending)
}

/** As PostgreSQL marks it beside the segment; when it is recycled the mark goes with it. */
const isArchived = async (folder: string, name: string) => {
  const status = join(folder, 'pg_wal/archive_status')
  if (await exists(join(status, `${name}.done`))) return true
  return !(await exists(join(status, `${name}.ready`))) && !(await exists(join(folder, 'pg_wal', name)))
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** What a server that cannot start any more wrote, and did not archive. */
export async function unsentSegments(folder: string, has: (name: string) => boolean) {
  const names = await readdir(join(folder, 'pg_wal')).catch(() => [])
  return new Map(names.filter((name) => segmentNames.is(name) && !has(name)).map((name) => [name, join(folder, 'pg_wal', name)]))
}
