import { z } from 'zod'

/** `read_only` looks, `full` decides. */
export const OperatorRole = z.enum(['read_only', 'full'])
export type OperatorRole = z.infer<typeof OperatorRole>
