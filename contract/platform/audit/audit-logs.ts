import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { auditActs, auditSubjects, type AuditAct, type AuditSubject } from './audit-acts.ts'
import { errors } from '../errors/errors.ts'
import { Page } from '../page.ts'
import { KnownDay, Timestamp } from '../text/timestamp.ts'

const Act = z.enum(Object.keys(auditActs) as [AuditAct, ...AuditAct[]])
const Subject = z.enum(Object.keys(auditSubjects) as [AuditSubject, ...AuditSubject[]])

/** One thing that an operator did. It holds ids, no names of candidates: it outlives them. */
export const AuditLog = z.object({
  id: z.int(),
  /** The place in the chain of hashes. */
  number: z.int().nullable(),
  at: Timestamp,
  /** Empty when it was done with a command at the machine. */
  operator_user_id: z.string(),
  operator_name: z.string(),
  /** A word of contract/platform/audit/audit-acts.ts; one that has been taken out there since stays readable as it is. */
  act: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** SHA-256 over the row before and this one, in hexadecimal. */
  hash: z.string().nullable(),
})
export type AuditLog = z.infer<typeof AuditLog>

export const AuditSearch = Page.extend({
  act: Act.optional(),
  operator_user_id: z.uuid().optional(),
  subject_kind: Subject.optional(),
  subject_id: z.string().max(100).optional(),
  /** Days in Japan, both included. */
  from: KnownDay.optional(),
  until: KnownDay.optional(),
})
export type AuditSearch = z.infer<typeof AuditSearch>

export const auditLogs = {
  audit_logs: forOperator('see_audit')
    .route({ method: 'GET', path: '/operators/audit_logs/', summary: '操作の記録を見る', tags: ['operators'] })
    .input(AuditSearch)
    .output(z.object({ audit_logs: z.array(AuditLog), total: z.int(), page: z.int(), per_page: z.int() }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED }),
}
