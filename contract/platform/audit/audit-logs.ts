import { z } from 'zod'
import { forOperator } from '#contract/platform/procedure.ts'
import { auditActs, auditSubjects, type AuditAct, type AuditSubject } from './audit-acts.ts'
import { errors } from '../errors/errors.ts'
import { sortBy } from '../list-sort.ts'
import { Page } from '../page.ts'
import { KnownDay, Timestamp } from '../text/timestamp.ts'

const Act = z.enum(Object.keys(auditActs) as [AuditAct, ...AuditAct[]])
const Subject = z.enum(Object.keys(auditSubjects) as [AuditSubject, ...AuditSubject[]])

/** One thing that an operator did. It holds ids, no names of candidates: it outlives them. */
export const AuditLog = z.object({
  id: z.int(),
  /** The place in the chain of hashes. */
  number: z.int().nullable().meta({ example: 41 }),
  at: Timestamp,
  /** Empty when it was done with a command at the machine. */
  operator_user_id: z.string().meta({ example: '0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11' }),
  operator_name: z.string(),
  /** A word of contract/platform/audit/audit-acts.ts; one that has been taken out there since stays readable as it is. */
  act: z.string().meta({ example: 'change_operator_role' }),
  subject_kind: z.string().meta({ example: 'operator' }),
  subject_id: z.string().meta({ example: '5d0a3c2c-0a0e-4c53-9a52-6b1e0b9c4f10' }),
  reason: z.string().meta({ example: '異動のため' }),
  detail: z.record(z.string(), z.unknown()).meta({ example: { from: 'read_only', to: 'full' } }),
  /** SHA-256 over the row before and this one, in hexadecimal. */
  hash: z.string().nullable().meta({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }),
})
export type AuditLog = z.infer<typeof AuditLog>

export const AuditSearch = Page.extend({
  act: Act.optional().meta({ description: '操作の記録の、したこと。', example: 'sign_in' }),
  operator_user_id: z.uuid().optional().meta({ description: '操作した運営のメンバーのID。' }),
  subject_kind: Subject.optional().meta({ description: '操作の対象の種類。', example: 'company' }),
  subject_id: z.string().max(100).optional().meta({ description: '操作の対象のID。', example: '12' }),
  /** Days in Japan, both included. */
  from: KnownDay.optional().meta({ description: 'この日から（日本の日付）。', example: '2026-11-01' }),
  until: KnownDay.optional().meta({ description: 'この日まで（日本の日付）。', example: '2026-11-21' }),
  sort: sortBy('at', 'who', 'act'),
})
export type AuditSearch = z.infer<typeof AuditSearch>

export const auditLogs = {
  audit_logs: forOperator('see_audit')
    .route({ method: 'GET', path: '/operators/audit_logs/', summary: '操作の記録を見る', tags: ['operators'] })
    .input(AuditSearch)
    .output(z.object({ audit_logs: z.array(AuditLog), total: z.int(), page: z.int(), per_page: z.int() }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED }),
}
