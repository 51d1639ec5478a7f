import { z } from 'zod'
import { Reason } from './operator-accounts.ts'

/** An approval, or a refusal with its reason. */
export const decided = { decision: z.enum(['approve', 'refuse']), reason: Reason.optional() }

export const hasReason = ({ decision, reason }: { decision: 'approve' | 'refuse'; reason?: string | undefined }) => decision === 'approve' || !!reason
export const reasonMissing = { path: ['reason'], error: '理由を書いてください。' }
