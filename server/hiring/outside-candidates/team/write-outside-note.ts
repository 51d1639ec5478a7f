import { mentionedIn } from '#contract/conversations/mentions.ts'
import { assignableMembers } from '#server/companies/members/assignable-members.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockReadable } from '../change-outside-candidate.ts'
import { recordOutsideEvent } from '../record-outside-event.ts'

/** A note for one's colleagues; who is called by @ is notified. Guests read nothing of people from outside, so that they are not called. */
export async function writeOutsideNote(context: MemberContext, { id, note }: { id: string; note: string }) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await lockReadable(context, id)
  await recordOutsideEvent(context, { id, kind: 'noted', by: viewer.name, detail: note })
  if (/[@＠﹫]/.test(note))
    for (const called of mentionedIn(note, await assignableMembers(db, company_id)))
      if (called.id !== viewer.id)
        await notify(db, {
          kind: 'mention',
          to: { company_id, company_user_id: called.id },
          subject: { type: 'outside_candidate', id },
          candidate_user_id: null,
          at: now(),
          detail: { by: viewer.name },
        })
  return { success: true }
}
