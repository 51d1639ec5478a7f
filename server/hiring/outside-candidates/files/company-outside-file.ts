import { fail } from '#server/fail.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockReadable } from '../change-outside-candidate.ts'
import { readOutsideCandidate } from '../list-outside-candidates.ts'
import { recordOutsideEvent } from '../record-outside-event.ts'
import { outsideFileKey } from './scan-outside-file.ts'
import { saveOutsideFile } from './save-outside-file.ts'

/** A member opens the résumé; that they did is written in the same transaction, and the person reads it. Without consent there is nothing. */
export async function openOutsideFile(context: MemberContext, id: string): Promise<File> {
  const { db, viewer, now } = context
  const file = await inTransaction(db, async (db) => {
    const { is_readable } = await lockIfThere({ ...context, db }, id)
    const found = await db
      .selectFrom('outside_files')
      .select(['storage_key', 'file_name', 'media_type'])
      .where('outside_candidate_id', '=', id)
      .where('state', '=', 'clean')
      .executeTakeFirst()
    if (!found || !is_readable) fail('NOT_FOUND')
    await recordOutsideEvent({ db, now }, { id, kind: 'file_opened', by: viewer.name })
    return found
  })
  const bytes = (await storedFiles.find(outsideFileKey(file.storage_key))) ?? fail('NOT_FOUND')
  return new File([new Uint8Array(bytes)], file.file_name, { type: file.media_type })
}

const lockIfThere = (context: MemberContext, id: string) =>
  lockReadable(context, id).catch((error: unknown) => {
    // That there is somebody who has not answered is known; whether they have a file is not.
    if (error instanceof Error && 'code' in error && error.code === 'OUTSIDE_UNREADABLE') fail('NOT_FOUND')
    throw error
  })

/** A member stores a résumé that the company got elsewhere, if the person allowed that. */
export async function uploadOutsideFile(context: MemberContext, { id, file }: { id: string; file: File }) {
  const { may_upload } = await lockReadable(context, id)
  if (!may_upload) fail('OUTSIDE_UPLOAD_CLOSED')
  await saveOutsideFile(context, { id, file, by: context.viewer.name, is_company: true })
  return (await readOutsideCandidate(context, id)).file!
}
