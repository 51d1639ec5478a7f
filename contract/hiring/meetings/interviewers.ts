import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const MOST_INTERVIEWERS = 10

/** Who meets the candidate, and the kit with which they are asked for a scorecard once the meeting is over. */
export const ChosenInterviewers = {
  interviewer_ids: z.array(z.uuid()).max(MOST_INTERVIEWERS, `面接担当は${MOST_INTERVIEWERS}人までです。`).default([]),
  kit_id: z.uuid().nullable().default(null),
}

/** When a member is taken, as far as this site knows. With whom is not said. */
export const BusyTime = z.object({
  starts_at: Timestamp.meta({ example: '2026-11-25T10:00:00+09:00' }),
  minutes: z.int(),
  /** Offered, and not yet chosen. */
  is_offered: z.boolean().meta({ example: false }),
  /** From the file of the member's own calendar, which says only that something is planned. */
  is_imported: z.boolean().meta({ example: false }),
})
export type BusyTime = z.infer<typeof BusyTime>

/** An open time of a member, or one that cannot be offered. */
export const TimeSpan = z.object({ starts_at: Timestamp.meta({ example: '2026-11-25T10:00:00+09:00' }), minutes: z.int().meta({ example: 480 }) })

export const Interviewer = z.object({
  id: z.uuid(),
  name: z.string().meta({ example: '木下 遥' }),
  busy: z.array(BusyTime),
  /** When they can meet candidates in the next 14 days, from tomorrow on; what is planned is not yet taken out. */
  free: z.array(TimeSpan),
  /** Whether they saved a week; else weekdays from 10 to 18 are assumed. */
  has_week: z.boolean().meta({ example: true }),
})
export type Interviewer = z.infer<typeof Interviewer>

/** Who can meet the candidate of an application: the members who see them. */
export const interviewers = forMember('write_messages')
  .route({
    method: 'GET',
    path: '/company_users/applications/{id}/interviewers/',
    summary: '面接を担当できるメンバーと、空いている時間・予定のある時間を見る',
    tags: ['meetings'],
  })
  .input(z.object({ id: Uuid }))
  .output(
    z.object({
      interviewers: z.array(Interviewer),
      /** Times that would be refused: what this selection has open, and what the sender has agreed to. */
      taken: z.array(TimeSpan),
    }),
  )
  .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN, NOT_FOUND: errors.NOT_FOUND })
