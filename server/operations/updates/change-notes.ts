import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { safeFileName } from '#server/platform/files/safe-file-name.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { saveNotes } from './kept-notes.ts'
import { LARGEST_NOTES, NotNotes, notesOf } from './read-notes.ts'

const subject = { subject_kind: 'system', subject_id: 'release_notes' } as const

/** Keeps a file of release notes in place of what was read before. */
export async function importNotes(context: OperatorContext, file: File) {
  const { db, now, viewer } = context
  if (file.size > LARGEST_NOTES) fail('PAYLOAD_TOO_LARGE')
  const text = notesIn(await file.bytes())
  const source_name = safeFileName(file.name, '.md', 'CHANGELOG')
  await saveNotes(db, { text, source: 'upload', source_name, read_at: now().toISOString(), read_by_name: viewer.name })
  await recordAct(context, { act: 'send_release_notes', ...subject })
  return { success: true }
}

function notesIn(bytes: Uint8Array) {
  try {
    return notesOf(bytes)
  } catch (error) {
    if (error instanceof NotNotes) fail('INPUT_INVALID', [{ field: 'file', message: error.message }])
    throw error
  }
}

/** A worker reads the address that is set: a request does not wait for another machine. */
export async function requestReading(context: OperatorContext) {
  const { db, now, viewer } = context
  if (!siteSettings().releaseNotesUrl) fail('INPUT_INVALID', [{ field: 'url', message: 'URL が設定されていません。サイトの設定で指定してください。' }])
  await saveNotes(db, { requested_at: now().toISOString(), requested_by_name: viewer.name })
  await enqueue(db, 'read_release_notes', {}, { key: 'read_release_notes', tries: 1 })
  await recordAct(context, { act: 'read_release_notes', ...subject })
  return { success: true }
}

/** What was read goes; the setting of the address stays. */
export async function deleteNotes(context: OperatorContext) {
  await context.db.deleteFrom('release_notes').execute()
  await recordAct(context, { act: 'delete_release_notes', ...subject })
  return { success: true }
}
