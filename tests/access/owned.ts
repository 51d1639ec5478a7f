import { randomUUID } from 'node:crypto'
import { exportKey } from '#server/operations/exports/exports.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { fileKey } from '#server/candidates/resumes/history/job-history-files.ts'
import type { World } from './access.ts'

// Things of the owner, for rows of the matrix that say `owner`.

export async function aJobHistoryPdf({ db, owner }: World) {
  const storage_key = randomUUID()
  await storedFiles.put(fileKey(storage_key), '%PDF-1.7 ')
  await db.insertInto('job_history_pdfs').values({ candidate_user_id: owner, storage_key, file_name: 'a.pdf', byte_size: 9 }).execute()
  return {}
}

export async function anExport({ db, owner }: World) {
  const storage_key = randomUUID()
  await storedFiles.put(exportKey(storage_key), 'archive')
  const { id } = await db
    .insertInto('exports')
    .values({ candidate_user_id: owner, state: 'done', storage_key, byte_size: 7, expires_at: '2026-12-01T00:00:00+09:00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

export const aNotification = async ({ db, owner }: World) => {
  const notice = { account_id: owner, kind: 'notice', subject_type: 'premium', subject_id: owner }
  return { params: { id: (await db.insertInto('notifications').values(notice).returning('id').executeTakeFirstOrThrow()).id } }
}

/** Each candidate has one. */
export const aSurvey = async ({ db }: World) => {
  const survey_id = `s${randomUUID().replaceAll('-', '')}`
  await db.insertInto('surveys').values({ key: survey_id, title: 'アンケート', questions: '[]', opens_at: '2026-11-20T10:00:00+09:00' }).execute()
  return { params: { survey_id } }
}
