import type { MemberNotificationKind } from '#contract/notifications/settings/company-notifications.ts'
import { tellMembers } from '#server/notifications/company-notifications/tell-members.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { ThreadToTell } from './hold-to-tell.ts'
import { type Unread, unreadSince } from './unread-since.ts'

const kindOf = ({ kind, about }: Unread): MemberNotificationKind => {
  if (kind === 'application') return 'application'
  if (about === 'scout_accepted') return 'scout_answer'
  return about === 'meeting' ? 'meeting' : 'message'
}
const byWeight: MemberNotificationKind[] = ['application', 'scout_answer', 'meeting', 'message']

/** Tells those of a company who take care of a thread of what the candidate did in it since they were told last. Says whether there was anything. */
export async function tellCompany(db: Database, thread: ThreadToTell, at: Date): Promise<boolean> {
  const unread = await unreadSince(db, thread, 'company')
  const kind = byWeight.find((kind) => unread.some((message) => kindOf(message) === kind))
  if (!kind) return false
  await tellMembers(db, {
    company_id: thread.company_id,
    company_user_id: thread.company_user_id,
    kind,
    told_key: `thread:${thread.id}:${thread.last_number}`,
    at,
    candidate_user_id: thread.candidate_user_id,
    thread_id: thread.id,
    job_id: unread.find((message) => kindOf(message) === kind)?.job_id ?? null,
    ...(kind === 'scout_answer' ? { detail: { state: 'accepted' } } : {}),
  })
  return true
}
