import type { AuditAct, AuditSubject } from '#contract/platform/audit/audit-acts.ts'
import type { RequestContext } from '../request/request-context.ts'
import type { OperatorViewer } from '../viewers/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer?: Pick<OperatorViewer, 'id' | 'name'> | undefined }
type Act = {
  act: AuditAct
  subject_kind: AuditSubject
  subject_id: string | number
  reason?: string
  /** Ids and states, never a person's name or address: the log outlives them. */
  detail?: Record<string, unknown>
}

/** Writes one line of the audit log, in the transaction of the act. Without a viewer the act was a command on the server's machine. */
export async function recordAct({ db, now, viewer }: Context, { act, subject_kind, subject_id, reason = '', detail = {} }: Act) {
  await db
    .insertInto('audit_logs')
    .values({
      at: now().toISOString(),
      operator_user_id: viewer?.id ?? '',
      operator_name: viewer?.name ?? 'コマンド',
      act,
      subject_kind,
      subject_id: String(subject_id),
      reason,
      detail: JSON.stringify(detail),
    })
    .execute()
}
