import { assignableMembers } from '#server/companies/members/assignable-members.ts'
import { colleague } from '#server/conversations/messages/team/assign-thread.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockOutside } from '../change-outside-candidate.ts'
import { publishOutside } from '../publish-outside.ts'

/**
 * Who of the company takes care of somebody from outside, or nobody in particular; also before the consent, for it says nothing about the person. As with
 * applications nobody is notified. No guest: they read nothing of people from outside.
 */
export async function assignOutside(context: MemberContext, { id, company_user_id }: { id: string; company_user_id: string | null }) {
  const { db, viewer } = context
  await lockOutside(context, id)
  if (company_user_id) {
    await colleague(context, company_user_id)
    const members = await assignableMembers(db, viewer.company_id)
    if (!members.some((member) => member.id === company_user_id)) fail('NOT_FOUND')
  }
  await db.updateTable('outside_candidates').set({ assigned_id: company_user_id }).where('id', '=', id).execute()
  await publishOutside(db, id)
  return { success: true }
}
