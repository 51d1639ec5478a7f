import type { RawBuilder } from 'kysely'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { kitsOf } from '../../interview-kits/interview-kits.ts'

type Chosen = { /** Which members see the candidate. */ isReader: RawBuilder<boolean>; interviewer_ids: string[]; kit_id: string | null }

/** Who is to meet the candidate, each once: members who see them, and a kit of the company. */
export async function checkInterviewers({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, { isReader, interviewer_ids, kit_id }: Chosen) {
  const ids = [...new Set(interviewer_ids)].toSorted()
  if (ids.length === 0) return []
  const known = await db.selectFrom('company_users').select('id').where('company_id', '=', viewer.company_id).where('id', 'in', ids).where(isReader).execute()
  if (known.length < ids.length) fail('INPUT_INVALID', [{ field: 'interviewer_ids', message: '選べるメンバーではありません。選び直してください。' }])
  const kit = kit_id && (await kitsOf(db, viewer.company_id).where('interview_kits.id', '=', kit_id).where('archived_at', 'is', null).executeTakeFirst())
  if (kit_id && !kit) fail('INPUT_INVALID', [{ field: 'kit_id', message: '選べる面接キットではありません。選び直してください。' }])
  return ids.map((company_user_id) => ({ company_user_id, kit_id }))
}

/** Nobody is notified before the meeting is over. */
export async function writeInterviewers(db: Database, meeting_id: string, interviewers: Awaited<ReturnType<typeof checkInterviewers>>) {
  await db.deleteFrom('meeting_interviewers').where('meeting_id', '=', meeting_id).execute()
  if (interviewers.length > 0)
    await db
      .insertInto('meeting_interviewers')
      .values(interviewers.map((interviewer) => ({ meeting_id, ...interviewer })))
      .execute()
}
