import { isKnownToCompany } from '#server/accounts/outside-access/outside-access.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeOutsideFiles } from './files/scan-outside-file.ts'
import { deletedAt } from './outside-rows.ts'
import { publishOutsideOf } from './publish-outside.ts'

/** Deletes who did not answer in time and whose time is over, with their résumés, and links that have expired. */
export async function purgeOutsideCandidates(run: Pick<TaskRun, 'db' | 'now'>) {
  const { db, now } = run
  const at = now().toISOString()
  const gone = await db
    .deleteFrom('outside_candidates as outside')
    .where(deletedAt, '<=', at)
    .returning(['company_id', isKnownToCompany.as('is_known')])
    .execute()
  const companies = new Set(gone.filter(({ is_known }) => is_known).map(({ company_id }) => company_id))
  for (const company_id of companies) await publishOutsideOf(db, company_id)
  for (const links of ['outside_links', 'outside_meeting_links'] as const) await db.deleteFrom(links).where('expires_at', '<=', at).execute()
  await purgeOutsideFiles(run)
}
