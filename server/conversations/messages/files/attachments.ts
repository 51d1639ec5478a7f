import { connect } from 'node:net'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { settings } from '#server/settings.ts'

/** Of nothing but these files: whatever no row names is swept out of it. */
const FOLDER = 'message_attachments'

/** Where a file lies, by what its row calls it. */
export const attachmentKey = (storage_key: string) => `${FOLDER}/${storage_key}`

/** The harmless text by which scanners are tried out, in two halves, so that no scanner takes this file for it. */
const trial = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const SECONDS = 30
const CHUNK = 65_536

/** What the virus scanner (`CLAMD_URL`) says of a file. Without a scanner only the trial text is known; a scanner that does not answer is an error, never a yes. */
export async function isMalicious(bytes: Uint8Array, clamdUrl = settings.clamdUrl) {
  if (Buffer.from(bytes).includes(trial)) return true
  if (!clamdUrl) return false
  const answer = await askClamd(clamdUrl, bytes)
  if (/: OK\0?$/.test(answer)) return false
  if (/ FOUND\0?$/.test(answer)) return true
  throw new Error('the virus scanner did not say')
}

/** clamd's INSTREAM: the length of each piece, the piece, and a length of nothing at the end. */
const askClamd = (url: string, bytes: Uint8Array) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), timeout: SECONDS * 1_000 })
    let answer = ''
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('the virus scanner is too slow')))
    socket.on('data', (piece) => (answer += piece.toString()))
    socket.once('close', () => resolve(answer.trim()))
    socket.once('connect', () => {
      socket.write('zINSTREAM\0')
      for (let start = 0; start < bytes.length; start += CHUNK) {
        const piece = bytes.subarray(start, start + CHUNK)
        socket.write(lengthOf(piece.length))
        socket.write(piece)
      }
      socket.write(lengthOf(0))
    })
  })

function lengthOf(length: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

/** Looks at a file before its receiver can have it. While nobody can look nothing passes: the file waits, and is looked at again. */
export async function scanAttachment(
  { db, look = isMalicious }: Pick<TaskRun, 'db'> & { look?: typeof isMalicious },
  { attachment_id }: { attachment_id: string },
) {
  const file = await db
    .selectFrom('message_attachments')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .select(['storage_key', 'thread_id', 'candidate_user_id', 'company_id'])
    .where('message_attachments.id', '=', attachment_id)
    .where('message_attachments.state', '=', 'scanning')
    .executeTakeFirst()
  if (!file) return
  const { storage_key, ...thread } = file
  const state = (await look(await storedFiles.getBytes(attachmentKey(storage_key)))) ? 'refused' : 'clean'
  const say = async (db: Database) => {
    // Before the file, what it hangs on, in the order of all writers (docs/decisions/0037-one-order-of-locks.md).
    if (thread.candidate_user_id) await db.selectFrom('accounts').select('id').where('id', '=', thread.candidate_user_id).forKeyShare().execute()
    await db.selectFrom('threads').select('id').where('id', '=', thread.thread_id).forKeyShare().execute()
    await db.updateTable('message_attachments').set({ state }).where('id', '=', attachment_id).execute()
    await publishLive(db, [{ ...thread, kind: 'thread_changed' }])
  }
  await (db.isTransaction ? say(db) : db.transaction().execute(say))
  if (state === 'refused') await storedFiles.delete(attachmentKey(storage_key))
}

/** A file is deleted once no row names it; a file that is already gone is no error. */
export const deleteAttachment = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(attachmentKey(storage_key))

/** As long as a file waits for its message. */
const UNSENT = 20 * 3_600_000

/** Deletes files that were never sent and wait for no moment, and bytes that no row names. */
export async function purgeAttachments({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('scheduled_message_id', 'is', null)
    .where('company_scheduled_message_id', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - UNSENT).toISOString())
    .execute()
  const rows = await db.selectFrom('message_attachments').select('storage_key').execute()
  await purgeFolder(
    FOLDER,
    rows.map(({ storage_key }) => storage_key),
    now(),
  )
}
