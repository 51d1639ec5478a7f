import { z } from 'zod'
import type { AuditAct } from '#contract/platform/audit/audit-acts.ts'
import { OperatorRole } from './operator-roles.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** A new operator, or the full role for one who only reads, until a second operator agrees. */
export const OperatorRequest = z.object({
  id: z.uuid(),
  kind: z.enum(['create', 'raise']),
  name: z.string().meta({ example: '運営 次郎' }),
  email: z.string().meta({ example: 'jiro@mebae.example' }),
  role: OperatorRole.meta({ example: 'full' }),
  reason: z.string(),
  asked_at: Timestamp,
  asked_by_name: z.string().meta({ example: '運営 太郎' }),
  is_mine: z.boolean(),
})
export type OperatorRequest = z.infer<typeof OperatorRequest>

const acts = [
  'create_operator',
  'invite_operator',
  'change_operator_role',
  'remove_operator',
  'reset_second_factor',
  'ask_operator',
  'approve_operator',
  'refuse_operator',
] as const satisfies AuditAct[]

/** What became of an operator: who did it and, while they are here, to whom. */
export const OperatorChange = z.object({
  id: z.int(),
  at: Timestamp,
  act: z.enum(acts).meta({ example: 'ask_operator' }),
  operator_name: z.string().meta({ example: '運営 太郎' }),
  whom: z.string(),
  reason: z.string(),
})
export type OperatorChange = z.infer<typeof OperatorChange>
