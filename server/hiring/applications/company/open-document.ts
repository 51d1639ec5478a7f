import type { RequestContext } from '#server/platform/request/request-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import { downloadJobHistoryPdf } from '#server/candidates/resumes/history/job-history-pdf.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { recordAccess } from '#server/candidates/visibility/record-access.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'
import { drawShownResume } from '../shown/draw-shown-resume.ts'
import { applicationsOf } from './company-applications.ts'

/** The 職務経歴書 of an applicant, as long as they show it. What was opened and the line in their ledger are one act; the PDF is drawn after it. */
export async function openDocument(context: RequestContext & { viewer: CompanyViewer }, id: string): Promise<File> {
  const { db, viewer, now } = context
  const { candidate_user_id, parts, kind } = await inTransaction(db, async (db) => {
    const found = await applicationsOf(db, viewer)
      .innerJoin('accounts', 'accounts.id', 'threads.candidate_user_id')
      .select('accounts.id')
      .where('applications.id', '=', id)
      .where('restricted_at', 'is', null)
      .forShare('accounts')
      .executeTakeFirst()
    const parts = found ? ((await revealTo(db, { candidate_user_id: found.id, company_id: viewer.company_id }))?.parts ?? []) : []
    const kind = (['resume', 'job_history_pdf'] as const).find((part) => parts.includes(part))
    if (!found || !kind) fail('NOT_FOUND')
    await recordAccess(db, viewer, { candidate_user_id: found.id, kind: 'resume_opened', parts: [kind], at: now() })
    return { candidate_user_id: found.id, parts, kind }
  })
  if (kind === 'job_history_pdf') return downloadJobHistoryPdf({ db, viewer: { id: candidate_user_id } })
  await rateLimit({ ...context, client: { ...context.client, address: viewer.id } }, 'draw')
  return drawShownResume(db, { company_id: viewer.company_id, candidate_user_id, now: now() }, parts)
}
