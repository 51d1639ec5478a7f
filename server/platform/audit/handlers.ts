import { operator } from '#server/api.ts'
import { listAuditLogs } from './list-audit-logs.ts'

export const auditLogs = {
  audit_logs: operator.audit_logs.handler(({ context, input }) => listAuditLogs(context, input)),
}
