import { stayingAccounts } from '#server/accounts/account/accounts.ts'
import { assignableMembers } from '#server/companies/members/assignable-members.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from './own-jobs.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer'>
type Wish = { ids: number[]; owner_id: string | null; from_owner_id?: string | null | undefined }

/** A member who makes a job is in charge of it; a program is of none. */
export const ownerOfNewJob = ({ id, key }: MemberContext['viewer']) => (key ? null : id)

/** Whom the company can put in charge. A program's key reads who is, not who could be. */
export const jobAssignees = async ({ db, viewer }: Asking) => (viewer.key ? [] : assignableMembers(db, viewer.company_id))

/** Changes who is in charge of each of the jobs, in the order of their ids, so that two members cannot wait for each other. `updated_at` stays: the posting is as it was. */
export async function assignJobOwner({ db, viewer }: MemberContext, { ids, owner_id, from_owner_id }: Wish) {
  const members = await assignableMembers(db, viewer.company_id)
  const isMember = (id: string) => members.some((member) => member.id === id)
  if (owner_id !== null && !(isMember(owner_id) && (await stayingAccounts(db, [owner_id])).has(owner_id)))
    fail('INPUT_INVALID', [{ field: 'owner_id', message: '担当者にできるメンバーを選択してください。' }])
  const items = []
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const job = await ownJobs(db, viewer).where('id', '=', id).select(['position_title', 'owner_id']).forNoKeyUpdate().executeTakeFirst()
    // Who became a guest meanwhile is in charge of nothing.
    const before = job?.owner_id && isMember(job.owner_id) ? job.owner_id : null
    const refusal = !job ? 'この求人はありません。' : from_owner_id !== undefined && before !== from_owner_id ? '担当者がすでに変更されています。' : null
    if (job && refusal === null) await db.updateTable('job_offers').set({ owner_id }).where('id', '=', id).execute()
    items.push({ id, position_title: job?.position_title ?? `番号 ${id}`, refusal, from_owner_id: before })
  }
  return { items }
}
