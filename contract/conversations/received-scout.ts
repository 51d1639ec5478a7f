import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const ScoutMeeting = z.enum(['mendan', 'mensetsu'])
/** What of the profile the reason took up, in its own words. */
export const ScoutQuote = z.object({
  part: z.string().meta({ example: 'work_experiences' }),
  text: z.string().meta({ example: '欠測の補完処理を設計し、欠測率を2.1%から0.3%に' }),
})
export type ScoutQuote = z.infer<typeof ScoutQuote>

const ScoutJob = z.object({ id: z.int(), position_title: z.string(), is_open: z.boolean() })

/** What both sides read of a scout. Money in 万円. */
export const scoutDocument = {
  id: z.uuid(),
  /** Null: the open position. */
  job: ScoutJob.nullable(),
  member_name: z.string(),
  greeting: z.string(),
  reason: z.string().meta({ example: '計測機器の収集基盤で、欠測の補完処理を設計されたところに目がとまりました。私たちも同じところで困っています。' }),
  closing: z.string(),
  reference_parts: z.array(z.string()),
  quotes: z.array(ScoutQuote),
  min_salary: z.int(),
  max_salary: z.int(),
  meeting_type: ScoutMeeting,
  integrity: z.int(),
  likeness: z.int(),
}

/** As the candidate reads it. */
export const ReceivedScout = z.object({
  ...scoutDocument,
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社ミナモログ' }), logo: z.string().nullable() }),
  state: z.enum(['delivered', 'accepted', 'refused', 'parked']),
  delivered_at: Timestamp,
  answered_at: Timestamp.nullable(),
})
export type ReceivedScout = z.infer<typeof ReceivedScout>
