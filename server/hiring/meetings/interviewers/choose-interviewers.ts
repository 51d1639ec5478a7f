import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { kitsOf } from '../../interview-kits/interview-kits.ts'

type Chosen = { meeting_id: string; candidate_user_id: string | null; interviewer_ids: string[]; kit_id: string | null }

/** Writes who meets the candidate: members who see them. Nobody is notified before the meeting is over. */
export async function chooseInterviewers({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>, { meeting_id, candidate_user_id, kit_id, ...chosen }: Chosen) {
  const ids = [...new Set(chosen.interviewer_ids)].toSorted()
  if (ids.length === 0) return
  const known = await db
    .selectFrom('company_users')
    .select('id')
    .where('company_id', '=', viewer.company_id)
    .where('id', 'in', ids)
    .where(isReader(candidate_user_id))
    .execute()
  if (known.length < ids.length) fail('INPUT_INVALID', [{ field: 'interviewer_ids', message: '選べるメンバーではありません。選び直してください。' }])
  const kit = kit_id && (await kitsOf(db, viewer.company_id).where('interview_kits.id', '=', kit_id).where('archived_at', 'is', null).executeTakeFirst())
  if (kit_id && !kit) fail('INPUT_INVALID', [{ field: 'kit_id', message: '選べる面接キットではありません。選び直してください。' }])
  await db
    .insertInto('meeting_interviewers')
    .values(ids.map((company_user_id) => ({ meeting_id, company_user_id, kit_id })))
    .execute()
}
