import { z } from 'zod'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { timelineKinds } from './timeline-kinds.ts'

export const TimelineKind = z.enum(Object.keys(timelineKinds) as [keyof typeof timelineKinds])

export const TimelineEntry = z.object({
  kind: TimelineKind.meta({ example: 'review' }),
  at: Timestamp,
  /** What happened, as a word of the place where it is recorded: a decision, an end of a review, a state of a report, an act of the audit log. */
  what: z.string().meta({ example: 'approved' }),
  by: z.string().meta({ example: '運営 花子' }),
  /** What it was about, and the words that were given for it. */
  about: z.string().meta({ example: 'バックエンドエンジニア' }),
  text: z.string().meta({ example: '登記の住所を確かめました。' }),
  /** Of the job, the story or the report. */
  ref: z.string().nullable().meta({ example: '12' }),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const Timeline = z.object({ entries: z.array(TimelineEntry), total: z.int(), page: z.int(), per_page: z.int() })
export type Timeline = z.infer<typeof Timeline>
