import { z } from 'zod'
import { forMember, mayLag } from '#contract/platform/procedure.ts'
import { selectionFigures } from './selection-figures.ts'
import { jobSelections } from '../selection/job-selections.ts'
import { TeamAct } from './team-acts.ts'
import { analyticsDays } from './analytics-days.ts'
import { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { AtOwnStep } from '../selection/own-steps.ts'
import { selectionSteps, type SelectionStep } from '../selection/selection-steps.ts'
import { ScoutFeedback } from '../scouts/scout-templates.ts'
import { PoolReminder } from '#contract/candidates/search/candidate-pools.ts'
import { ThreadCandidate } from '#contract/conversations/threads.ts'
import { MeetingType } from '#contract/conversations/messages.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/**
 * The company's own response figures as of now, before the public reads them: also below ten cases.
 * Meetings are 0 until five people said what they were.
 */
export const OwnResponseFigures = ResponseFigures.omit({ measured_at: true }).extend({
  /** Begun, and not yet due. */
  waiting: z.int().meta({ example: 2 }),
  /** How many more cases until the public reads the figures. */
  cases_to_public: z.int().meta({ example: 3 }),
  /** What the public reads today, as of the end of yesterday; null below ten cases. */
  public_figures: ResponseFigures.nullable(),
})
export type OwnResponseFigures = z.infer<typeof OwnResponseFigures>

/** Views and favourites: sums in steps of five, so that no difference tells of one person; null below five. */
const FewPeople = z.int().nullable()

const Counted = z.object({
  company_views: FewPeople,
  job_views: FewPeople.meta({ example: 340 }),
  favorites: FewPeople.meta({ example: 15 }),
  applications: z.int().meta({ example: 8 }),
  scouts_sent: z.int().meta({ example: 12 }),
  scouts_accepted: z.int().meta({ example: 4 }),
  scouts_refused: z.int().meta({ example: 3 }),
})

const Step = z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]])

export const Analytics = z.object({
  days: z.int().meta({ example: 30 }),
  since: z.iso.date().meta({ example: '2026-10-23' }),
  until: z.iso.date(),
  /** `signed_in_views`: of all views, those by somebody signed in. */
  totals: Counted.extend({ signed_in_views: FewPeople.meta({ example: 60 }) }),
  /** The period in equal parts, the latest first. */
  parts: z.array(Counted.extend({ begins_on: z.iso.date().meta({ example: '2026-11-17' }), ends_on: z.iso.date() })),
  /** Views of each day, the latest first; null below five. */
  views_of_days: z.array(z.object({ on_day: z.iso.date().meta({ example: '2026-11-20' }), company_views: FewPeople, job_views: FewPeople })),
  jobs: z.array(
    Counted.omit({ company_views: true }).extend({
      /** 0: the open position. */
      id: z.int(),
      position_title: z.string(),
    }),
  ),
  /** Of those whose selection began in the period, how many came to each step. */
  funnel: z.array(z.object({ step: Step, ...AtOwnStep, count: z.int().meta({ example: 12 }) })),
  /** How many of those came to an offer. */
  offered: z.int().meta({ example: 4 }),
  /** How long those waited who applied or accepted a scout in the period. */
  answer_times: z.object({
    one_day: z.int().meta({ example: 3 }),
    three_days: z.int().meta({ example: 2 }),
    seven_days: z.int(),
    later: z.int(),
    silent: z.int(),
  }),
  /** Why scouts were refused, of all times; nothing below five answers. */
  feedback: ScoutFeedback.optional(),
})
export type Analytics = z.infer<typeof Analytics>

const WaitingPerson = z.object({
  candidate: ThreadCandidate,
  since: Timestamp.meta({ example: '2026-11-18T10:00:00+09:00' }),
  due_at: Timestamp.nullable(),
  is_overdue: z.boolean(),
})

/** What a company has to do, each part as far as the member may see it; null where they may not. */
export const CompanyTasks = z.object({
  /** Who waits for an answer, the soonest due first. */
  waiting: z.object({ people: z.array(WaitingPerson), total: z.int(), overdue: z.int() }).nullable(),
  /** Accepted scouts whose promised meeting has no times yet. */
  promised: z.object({ people: z.array(WaitingPerson), total: z.int() }).nullable(),
  /** Meetings of the next seven days. */
  meetings: z
    .array(
      z.object({
        id: z.uuid(),
        /** Null where the meeting belongs to no selection, and for somebody from outside. */
        application_id: z.uuid().nullable(),
        outside_candidate_id: z.uuid().nullable().meta({ example: null }),
        candidate: ThreadCandidate,
        meeting_type: MeetingType,
        starts_at: Timestamp.meta({ example: '2026-11-24T10:00:00+09:00' }),
        minutes: z.int(),
        /** An address, a room or a link. */
        place: z.string().meta({ example: 'https://meet.example/abc' }),
      }),
    )
    .nullable(),
  /** The scorecards that the member was asked for and has not submitted. */
  scorecards: z
    .array(
      z.object({
        /** Null: about somebody from outside. */
        application_id: z.uuid().nullable(),
        outside_candidate_id: z.uuid().nullable().meta({ example: null }),
        kit_id: z.uuid(),
        kit_name: z.string().meta({ example: '技術面接' }),
        candidate: ThreadCandidate,
        asked_at: Timestamp.meta({ example: '2026-11-20T10:00:00+09:00' }),
      }),
    )
    .nullable(),
  /** Reminders of the company's pools that are due, the oldest first. */
  reminders: z.object({ items: z.array(PoolReminder), total: z.int().meta({ example: 2 }) }).nullable(),
  /** Jobs to confirm: overdue, or within the next week; `leaves_at` is when they leave the lists. Beside them how many stand where. */
  jobs: z
    .object({
      due: z.array(z.object({ id: z.int(), position_title: z.string(), due_at: Timestamp, leaves_at: Timestamp, is_overdue: z.boolean() })),
      total: z.int(),
      counts: z.object({ draft: z.int().meta({ example: 2 }), in_review: z.int(), published: z.int().meta({ example: 5 }) }),
    })
    .nullable(),
  /** Jobs whose publication or change an administrator is asked to approve, the longest waiting first. */
  approvals: z
    .object({
      items: z.array(
        z.object({ id: z.int(), position_title: z.string(), kind: z.enum(['publication', 'change']), requested_at: Timestamp, requested_by: z.string() }),
      ),
      total: z.int(),
    })
    .nullable(),
  /** Scouts that soon read 返事なし: sent 23 to 30 days ago and not answered. */
  scouts_ending: z.int().nullable().meta({ example: 2 }),
  /** What colleagues did with selections in the last two weeks, the latest first. */
  team: z.array(TeamAct).nullable(),
  /** The last four weeks, the latest first. */
  weeks: z
    .array(
      z.object({
        begins_on: z.iso.date().meta({ example: '2026-11-15' }),
        ends_on: z.iso.date(),
        applications: z.int().meta({ example: 2 }),
        scouts_accepted: z.int(),
      }),
    )
    .nullable(),
})
export type CompanyTasks = z.infer<typeof CompanyTasks>

const tags = ['company_figures']
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN } = errors
const refusals = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN }
const Period = z.object({
  days: WholeNumber(1, 10_000).pipe(z.literal(analyticsDays)).optional().meta({ description: '何日間の数字か（30・90・365）。なければ30。', example: 90 }),
})

export const companyFigures = {
  job_selections: jobSelections,
  ...selectionFigures,
  response_figures: forMember('see_figures')
    .meta(mayLag)
    .route({ method: 'GET', path: '/company_users/response_figures/', summary: '自社の返信の実績を、公開より先に見る', tags })
    .output(z.object({ response_figures: z.array(OwnResponseFigures) }))
    .errors(refusals),
  analytics: forMember('see_figures')
    .meta(mayLag)
    .route({ method: 'GET', path: '/company_users/analytics/', summary: '期間の数字を見る', tags })
    .input(Period)
    .output(Analytics)
    .errors(refusals),
  analytics_file: forMember('see_figures')
    .meta(mayLag)
    .route({ method: 'GET', path: '/company_users/analytics/file/', summary: '期間の数字をCSVでダウンロードする', tags })
    .input(Period)
    .output(z.file())
    .errors(refusals),
  tasks: forMember('see_account')
    .route({ method: 'GET', path: '/company_users/tasks/', summary: '期限のあることと、この4週間を見る', tags })
    .input(
      z
        .object({
          assigned: z.enum(['me']).optional().meta({
            description:
              'me は、自分が担当する候補者、自分が面接する面談・面接、自分の連絡予定、担当の求人（掲載の確認、求人の数、チームの動き）、自分が送ったスカウトだけ。承認は会社全体のまま。',
            example: 'me',
          }),
        })
        .prefault({}),
    )
    .output(CompanyTasks)
    .errors({ SIGN_IN_REQUIRED }),
}
