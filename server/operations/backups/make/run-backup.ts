import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import { FilesAway } from '#server/platform/files/places/files-away.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { deleteOldArchive } from '../base/delete-old-archive.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { failureText, recordResult } from '../results/backup-results.ts'
import { makeBackup } from './make-backup.ts'
import { oldBackups } from './old-backups.ts'

type Running = { url: string; place: BackupPlace; now: Date; signal?: AbortSignal; onTotal?: (bytes: number) => void; onBytes?: (bytes: number) => void }

/** One number names an advisory lock, the other its purpose. */
const ONE_AT_A_TIME = 'select pg_try_advisory_lock(1636052419, 1) as is_mine'

/** One process at a time makes backups of a database: undefined where another one does. */
export async function whileAlone<Result>(url: string, act: () => Promise<Result>): Promise<Result | undefined> {
  const lock = newClient({ connectionString: url, application_name: 'mebae backup' })
  await lock.connect()
  try {
    const { rows } = await lock.query<{ is_mine: boolean }>(ONE_AT_A_TIME)
    return rows[0]?.is_mine ? await act() : undefined
  } finally {
    await lock.end()
  }
}

/** Makes a backup in its place, deletes those that are too old, and records the result. One at a time for each database. */
export async function runBackup(running: Running) {
  const { url, now } = running
  const made = await whileAlone(url, () =>
    make(running).catch(async (error: unknown) => {
      const told = toldOf(error)
      await recordResult(url, 'backup', now, { failure: failureText(told) }).catch(() => {})
      throw told
    }),
  )
  if (!made) throw new CannotStart('ほかのバックアップを作っているところです。終わってから、もう一度お試しください。')
  return made
}

async function make({ url, place, now, signal, onTotal, onBytes }: Running) {
  const began = performance.now()
  const { backupDays: days, backupKeep: keep, backupRecipients: recipients } = siteSettings()
  const { folder, manifest } = await place.keep((into) =>
    makeBackup({ url, into, recipients, filesAt: settings.filesUrl ?? settings.filesDir, now, signal, onTotal, onBytes }),
  )
  const { tables, jobs, files } = manifest
  const bytes = [...tables, jobs].reduce((sum, { stored_bytes }) => sum + stored_bytes, 0) + files.reduce((sum, file) => sum + file.bytes, 0)
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const name = folder.split('/').at(-1)!
  const forgotten = await forget(place, { days, keep, now })
  await recordResult(url, 'backup', now, { name, place: place.name, bytes, seconds, is_encrypted: recipients.length > 0 })
  return { folder, manifest, forgotten, bytes, seconds }
}

async function forget(place: BackupPlace, rule: Parameters<typeof oldBackups>[1]) {
  try {
    const forgotten = oldBackups(await place.list(), rule)
    for (const name of forgotten) await place.remove(name)
    await deleteOldArchive(rule.now)
    return forgotten
  } catch (error) {
    throw new CannotStart(`バックアップは作りましたが、古いものを消せません（${(error as Error).message}）。${place.name} を確かめてください。`)
  }
}

const toldOf = (error: unknown) =>
  error instanceof FilesAway ? new CannotStart(`バックアップの置き場所（${error.message}）を使えません。バックアップは作られていません。`) : error
