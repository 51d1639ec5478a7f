import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Of = { db: Database; viewer: CompanyViewer }

export const isJobApprovalRequired = async (db: Database, company_id: number) =>
  (await db.selectFrom('company_job_approval').select('company_id').where('company_id', '=', company_id).executeTakeFirst()) !== undefined

/** Whether what the member makes public of a job waits for an administrator. A key is held by a program: it approves nothing, also when an administrator made it. */
export async function needsJobApproval({ db, viewer }: Of) {
  if (viewer.role === 'admin' && !viewer.key) return false
  return isJobApprovalRequired(db, viewer.company_id)
}

/** The company's administrators by name, who are notified of a request. */
async function adminNames(db: Database, company_id: number) {
  const admins = await db
    .selectFrom('company_users')
    .select('name')
    .where('company_id', '=', company_id)
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return admins.map(({ name }) => name)
}

/** What a page says before something is published. */
export async function jobApprovalRule(of: Of) {
  const is_needed = await needsJobApproval(of)
  return { is_needed, admins: is_needed ? await adminNames(of.db, of.viewer.company_id) : [] }
}

export async function requireJobApproval({ db, viewer, now }: Of & { now: () => Date }, is_required: boolean) {
  if (!is_required) await db.deleteFrom('company_job_approval').where('company_id', '=', viewer.company_id).execute()
  else
    await db
      .insertInto('company_job_approval')
      .values({ company_id: viewer.company_id, required_at: now().toISOString(), required_by: viewer.name })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
