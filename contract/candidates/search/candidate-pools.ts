import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { KnownDay } from '#contract/platform/text/timestamp.ts'
import { CandidateList } from './candidate-lists.ts'
import { LONGEST_REMINDER_NOTE } from './pool-limits.ts'

const Day = z.iso.date().meta({ example: '2027-02-28' })
const Assignee = z
  .object({ id: z.uuid(), name: z.string().meta({ example: '三枝 由香' }) })
  .nullable()
  .meta({ description: '担当。決めないときは、管理者と採用担当者。' })

/** When to come back to a candidate of a pool. */
export const Reminder = z.object({
  list_id: z.int().meta({ example: 1 }),
  /** A day in Japan. */
  due_on: Day,
  note: z.string().meta({ example: '次の募集の前に、近況を伺う。' }),
  assignee: Assignee,
  is_due: z.boolean().meta({ example: false }),
})
export type Reminder = z.infer<typeof Reminder>

/** Of whom it is: as the company's pages name candidates. */
export const PoolReminder = Reminder.extend({
  list_name: z.string().meta({ example: '次回の募集で連絡' }),
  candidate: z.object({ id: z.uuid(), name: z.string().meta({ example: '求職者 04DB（SRE・8年）' }) }),
})
export type PoolReminder = z.infer<typeof PoolReminder>

export const CandidatePool = CandidateList.extend({
  /** Whom the company may see of those who stand in it. */
  people: z.int().meta({ example: 12 }),
  due: z.int().meta({ example: 2 }),
})
export type CandidatePool = z.infer<typeof CandidatePool>

const tags = ['people']
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID } = errors
const ofReminder = '/company_users/candidate_lists/{list_id}/candidates/{candidate_id}/reminder/'
const entry = { list_id: Id, candidate_id: z.uuid().meta({ description: '求職者のID。' }) }
const DueOn = KnownDay.meta({ description: '連絡する日（日本時間）。今日から2年後まで。', example: '2027-02-28' })

/** Pools with what is to be done in them. Reminders of candidates whom the company may not see are left out everywhere; nobody is told why. */
export const candidatePools = {
  list: forMember('search_candidates')
    .route({ method: 'GET', path: '/company_users/candidate_pools/', summary: 'タレントプールとリマインダーを見る', tags })
    .output(z.object({ pools: z.array(CandidatePool), reminders: z.array(PoolReminder) }))
    .errors({ SIGN_IN_REQUIRED }),
  /** One for each entry: another replaces it. Its day is notified to the assignee, without one to the administrators and recruiters. */
  remind: forMember('search_candidates')
    .route({ method: 'PUT', path: ofReminder, summary: 'タレントプールの候補者にリマインダーを設定する', tags })
    .input(
      z.strictObject({
        ...entry,
        due_on: DueOn,
        note: z.string().trim().max(LONGEST_REMINDER_NOTE, `${LONGEST_REMINDER_NOTE}文字以内で入力してください。`).optional().meta({ example: '近況を伺う。' }),
        company_user_id: z.uuid().nullable().optional().meta({ description: '担当のメンバーのID。ゲストは選べません。' }),
      }),
    )
    .output(Reminder)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID }),
  postpone: forMember('search_candidates')
    .route({ method: 'POST', path: `${ofReminder}postponement/`, summary: 'リマインダーを延期する', tags })
    .input(z.strictObject({ ...entry, due_on: DueOn }))
    .output(Reminder)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID }),
  finish: forMember('search_candidates')
    .route({ method: 'POST', path: `${ofReminder}completion/`, summary: 'リマインダーを完了にする', tags })
    .input(z.strictObject(entry))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
}
