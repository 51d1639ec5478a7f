import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { Comment, toCandidate, WithCandidate } from '#contract/conversations/company-side.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { CompanyMeeting } from '../meetings/meetings.ts'
import { CompanyApplication } from './application.ts'

/** The people of the company and the selections beside one thread. `is_reader`: sees this candidate; of guests only those who are assigned. */
export const Team = z.object({
  assigned: z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) }).nullable(),
  members: z.array(z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }), role: CompanyRole, is_reader: z.boolean() })),
  comments: z.array(Comment),
  /** What the candidate applied for, and what began with a scout; the latest first. */
  applications: z.array(CompanyApplication.pick({ id: true, job: true, step: true, step_name: true, end_reason: true })),
  /** The next one that is agreed and still to come. */
  next_meeting: CompanyMeeting.pick({ id: true, meeting_type: true, starts_at: true, minutes: true, time_zone: true, interviewers: true }).nullable(),
})
export type Team = z.infer<typeof Team>

/** What the members say among themselves about a conversation, and who takes care of it. The candidate never hears of it. */
export const threadTeam = {
  team: forMember('see_threads')
    .route({ method: 'GET', path: `${toCandidate}team/`, summary: '担当と社内メモを見る', tags: ['messages'] })
    .input(z.object(WithCandidate))
    .output(Team)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND }),
}
