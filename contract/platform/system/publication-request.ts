import { z } from 'zod'
import { Uuid } from '../ids.ts'
import { Timestamp } from '../text/timestamp.ts'

/** A banner or a notice of maintenance that one operator wants everybody to see, and that waits for another one. */
export const PublicationRequest = z.object({
  id: z.uuid(),
  requested_at: Timestamp,
  requested_by_name: z.string().meta({ example: '運営 花子' }),
  is_mine: z.boolean(),
  expires_at: Timestamp,
  /** Why the reader cannot approve it, or that nobody can yet. Empty: they can, or somebody else can. */
  hindrance: z.string().meta({ example: '' }),
})
export type PublicationRequest = z.infer<typeof PublicationRequest>

/** Whether what everybody sees takes a second operator; not while there is only one. */
export const takes_two = z.boolean().meta({ example: true })

export const ofPublicationRequest = z.strictObject({ request_id: Uuid })
