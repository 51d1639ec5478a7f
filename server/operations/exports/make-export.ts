import { pages } from '#contract/platform/pages.ts'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { strToU8, zip } from 'fflate'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { exportReady } from '#server/platform/mail/texts/announcement-mails.ts'
import { settings } from '#server/settings.ts'
import { archiveParts } from './archive-parts.ts'
import { exportKey } from './exports.ts'

const KEPT_DAYS = 7
const compress = promisify<Record<string, Uint8Array>, Uint8Array>(zip)

/** Makes one archive, part by part. A candidate who leaves in between leaves no archive behind. */
export async function makeExport({ db, now, isLastTry }: Pick<TaskRun, 'db' | 'now' | 'isLastTry'>, { export_id }: { export_id: string }) {
  const begun = await db
    .updateTable('exports')
    .set({ state: 'running', parts: archiveParts.length, parts_done: 0 })
    .where('id', '=', export_id)
    .where('state', 'in', ['waiting', 'running'])
    .returning('candidate_user_id')
    .executeTakeFirst()
  if (!begun) return
  try {
    await make(db, now(), export_id, begun.candidate_user_id)
  } catch (error) {
    if (isLastTry) await db.updateTable('exports').set({ state: 'failed', finished_at: now().toISOString() }).where('id', '=', export_id).execute()
    throw error
  }
}

async function make(db: Database, at: Date, export_id: string, candidate_user_id: string) {
  const files: Record<string, Uint8Array> = {}
  for (const [place, part] of archiveParts.entries()) {
    for (const [path, content] of Object.entries(await part(db, candidate_user_id, at))) files[path] = typeof content === 'string' ? strToU8(content) : content
    await db
      .updateTable('exports')
      .set({ parts_done: place + 1 })
      .where('id', '=', export_id)
      .execute()
  }
  const archive = await compress(files)
  const storage_key = randomUUID()
  await storedFiles.put(exportKey(storage_key), archive)
  const expires = new Date(at.getTime() + KEPT_DAYS * 86_400_000)
  const isKept = await db.transaction().execute(async (db) => {
    const row = { state: 'done', storage_key, byte_size: archive.length, finished_at: at.toISOString(), expires_at: expires.toISOString() }
    const done = await db.updateTable('exports').set(row).where('id', '=', export_id).returning('id').executeTakeFirst()
    const person = await db.selectFrom('accounts').select('email').where('id', '=', candidate_user_id).executeTakeFirst()
    if (done && person)
      await sendMail(db, { to: person.email, account_id: candidate_user_id, ...exportReady({ link: settings.publicUrl + pages.dataExport(), until: expires }) })
    return Boolean(done)
  })
  if (!isKept) await storedFiles.delete(exportKey(storage_key))
}
