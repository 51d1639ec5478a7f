import { z } from 'zod'

export const JobState = z.enum(['draft', 'in_review', 'published', 'paused', 'closed'])
export type JobState = z.infer<typeof JobState>
export const ClosedReason = z.enum(['filled', 'expired', 'withdrawn'])
export type ClosedReason = z.infer<typeof ClosedReason>
