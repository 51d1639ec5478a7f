import { sql } from 'kysely'
import type { Approval, ApprovalKind } from '#contract/operations/approvals/approvals.ts'
import { pages } from '#contract/platform/pages.ts'
import { secondOperatorRefusal } from '#server/accounts/operators/second/require-second-operator.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { waitingApprovals, type WaitingApproval } from './waiting-approvals.ts'

const paths: Record<ApprovalKind, (page_id: string) => string> = {
  disclosure: (id) => pages.operatorReport(id),
  export: () => pages.operatorExports(),
  incident_notice: (id) => pages.operatorIncident(Number(id)),
  announcement: (id) => pages.operatorAnnouncement(Number(id)),
  banner: () => pages.operatorBanners(),
  maintenance: () => pages.operatorMaintenance(),
  site_settings: () => pages.operatorSettings(),
  restore: () => pages.operatorBackups(),
  operator: () => pages.operatorMembers(),
}

/** What waits for a second operator, with why the viewer cannot be that one. There are never many: each is asked for by hand. */
export async function listApprovals(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>): Promise<{ approvals: Approval[] }> {
  const { db, now, viewer } = context
  const { rows } = await sql<WaitingApproval>`select * from ${waitingApprovals(now(), viewer.role)} as waiting order by asked_at nulls last, kind, id`.execute(
    db,
  )
  const refusals = new Map<string | null, Approval['hindrance']>()
  for (const { asked_by } of rows) if (!refusals.has(asked_by)) refusals.set(asked_by, (await secondOperatorRefusal(context, asked_by)) ?? null)
  return {
    approvals: rows.map(({ page_id, asked_by, ...row }) => ({
      ...row,
      is_mine: asked_by === viewer.id,
      hindrance: refusals.get(asked_by) ?? null,
      path: paths[row.kind](page_id),
    })),
  }
}
