import { recordAct } from '#server/platform/audit/record-act.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '#server/platform/request/operator-context.ts'

/** Marks a job as one for senior candidates, or removes the mark. Visitors see it and can search for it; it changes no order and hides nothing. */
export async function markPremium(context: OperatorContext, { id, premium, reason }: { id: number; premium: boolean; reason: string }) {
  const { db, viewer, now } = context
  const job = await db.selectFrom('job_offers').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const changed = premium
    ? await db
        .insertInto('premium_jobs')
        .values({ job_id: id, marked_at: now().toISOString(), marked_by: viewer.id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('job_id')
        .executeTakeFirst()
    : await db.deleteFrom('premium_jobs').where('job_id', '=', id).returning('job_id').executeTakeFirst()
  if (changed) await recordAct(context, { act: 'mark_premium_job', subject_kind: 'job', subject_id: String(id), reason, detail: { premium } })
  return { success: true }
}
