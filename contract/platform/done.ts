import { z } from 'zod'

/** The reply of a write that has nothing else to say. */
export const Done = z.object({ success: z.boolean() })
