import { z } from 'zod'
import { AnnouncementContent } from './announcement-content.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** To publish a draft, to change what is public, or to send it by mail. */
export const AnnouncementRequestKind = z.enum(['publish', 'change', 'mail'])
export type AnnouncementRequestKind = z.infer<typeof AnnouncementRequestKind>

/** What one operator wants to send to many, and another one decides. */
export const AnnouncementRequest = z.object({
  id: z.uuid(),
  kind: AnnouncementRequestKind.meta({ example: 'publish' }),
  state: z.enum(['waiting', 'approved', 'withdrawn', 'expired']).meta({ example: 'waiting' }),
  /** Of a change: the announcement as it would be. */
  content: AnnouncementContent.nullable(),
  asks_again: z.boolean(),
  /** How many it would reach, as it was asked; of some candidates only in steps of five, null below. */
  recipients: z.int().nullable().meta({ example: 1240 }),
  requested_at: Timestamp,
  requested_by_name: z.string().meta({ example: '運営 花子' }),
  is_mine: z.boolean(),
  expires_at: Timestamp,
  ended_at: Timestamp.nullable(),
  ended_by_name: z.string().meta({ example: '' }),
  /** Of one that waits: why the reader cannot approve it, or that nobody can yet. Empty: they can, or somebody else can. */
  hindrance: z.string().meta({ example: '' }),
})
export type AnnouncementRequest = z.infer<typeof AnnouncementRequest>
