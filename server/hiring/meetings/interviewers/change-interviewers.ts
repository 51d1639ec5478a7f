import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { companyMeetings } from '../company/company-meetings.ts'
import { checkInterviewers, writeInterviewers } from './choose-interviewers.ts'

type Change = { id: string; interviewer_ids: string[]; kit_id: string | null }

/** Names others in place of the interviewers, as long as the meeting is not over. Whom the site asks afterwards is read then. */
export async function changeInterviewers(context: MemberContext, { id, ...chosen }: Change): Promise<CompanyMeeting> {
  const { db, viewer, now } = context
  const ours = companyMeetings(db, viewer, now()).where('meetings.id', '=', id)
  const found = (await ours.executeTakeFirst()) ?? fail('NOT_FOUND')
  const { candidate_user_id } = await lockPartner(db, viewer, { candidate_id: found.candidate.id })
  const { state, has_passed } = await ours.executeTakeFirstOrThrow()
  if (has_passed || (state !== 'proposed' && state !== 'booked')) fail('MEETING_SETTLED')
  await writeInterviewers(db, id, await checkInterviewers(context, { isReader: isReader(candidate_user_id), ...chosen }))
  return ours.executeTakeFirstOrThrow()
}
