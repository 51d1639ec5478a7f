import { z } from 'zod'

/** Whether the member's publications need an approval, and who would be asked. */
export const ApprovalRule = z.object({
  is_needed: z.boolean(),
  /** The administrators by name, who get a notification of a request. */
  admins: z.array(z.string()).meta({ example: ['三枝 由香'] }),
})
export type ApprovalRule = z.infer<typeof ApprovalRule>
