import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { selectionSteps, type SelectionStep as Step } from './selection-steps.ts'
import type { NotifiedStep } from './selection-notice-texts.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const SelectionStep = z.enum(Object.keys(selectionSteps) as [Step, ...Step[]])
const NotifiedStep = z.enum(Object.keys(selectionSteps).filter((step) => step !== 'end') as [NotifiedStep, ...NotifiedStep[]])
const Text = z
  .string()
  .trim()
  .min(1, '候補者に伝える内容を入力してください。')
  .max(2000, '2,000文字以内で入力してください。')
  .meta({ example: '選考は「一次面接」に進みました。日程はあらためてご連絡します。' })

/** A message about a step that waits to be sent: nobody but the company has seen it yet. */
export const HeldNotice = z.object({
  step: SelectionStep.meta({ example: 'first_interview' }),
  message: z.string().meta({ example: '「サーバーサイドエンジニア」の選考は「一次面接」に進みました。日程はあらためてご連絡します。' }),
  send_at: Timestamp,
})
export type HeldNotice = z.infer<typeof HeldNotice>

/** What the candidate would be told of the step at which the selection stands. */
export const NoticePreview = z.object({
  step: SelectionStep.meta({ example: 'first_interview' }),
  /** Whether the company tells candidates of this step. */
  is_notified: z.boolean(),
  message: z.string().meta({ example: '「サーバーサイドエンジニア」の選考は「一次面接」に進みました。日程はあらためてご連絡します。' }),
  /** Whether the candidate was told of this step already. */
  is_shown: z.boolean(),
})

const NoticeSetting = z.object({
  step: NotifiedStep.meta({ example: 'offer' }),
  is_notified: z.boolean(),
  message: z.string().meta({ example: '「{求人}」について、内定をお出しします。条件などの詳細はあらためてご連絡します。' }),
})
export type NoticeSetting = z.infer<typeof NoticeSetting>
const Settings = z.object({ settings: z.array(NoticeSetting) })

const tags = ['applications']
const path = '/company_users/applications/{id}/notice/'
const settingsPath = '/company_users/selection_notice_settings/'
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID, ROLE_FORBIDDEN } = errors
const ours = { SIGN_IN_REQUIRED, NOT_FOUND, ROLE_FORBIDDEN }
const one = { id: Uuid }

export const selectionNotices = {
  preview: forMember('see_selection')
    .route({ method: 'GET', path, summary: '候補者に伝える文面を、送る前に確かめる', tags })
    .input(z.object(one))
    .output(NoticePreview)
    .errors(ours),
  /** Holds the message for 60 seconds, then sends it. Sent again before, the new text takes the place of the one that waits. */
  send: forMember('write_messages')
    .route({ method: 'PUT', path, summary: '選考の段階を候補者に伝える。60秒のあいだ取り消せる', tags })
    .input(z.strictObject({ ...one, step: NotifiedStep, message: Text }))
    .output(HeldNotice)
    .errors({ ...ours, INPUT_INVALID, SELECTION_MOVED: errors.SELECTION_MOVED, MEETING_PROMISED: errors.MEETING_PROMISED }),
  /** The result of a selection is always told: it is cancelled by taking the selection up again. */
  cancel: forMember('write_messages')
    .route({ method: 'DELETE', path, summary: '送信待ちの通知を取り消す', tags })
    .input(z.strictObject(one))
    .output(Done)
    .errors({ ...ours, NOTICE_SETTLED: errors.NOTICE_SETTLED }),
}

export const selectionNoticeSettings = {
  list: forMember('see_settings')
    .route({ method: 'GET', path: settingsPath, summary: '選考の段階ごとに、候補者に伝えるかと文面を見る', tags })
    .output(Settings)
    .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN }),
  /** Steps that are absent stay as they are. */
  change: forMember('change_settings')
    .route({ method: 'PATCH', path: settingsPath, summary: '選考の段階ごとに、候補者に伝えるかと文面を変える', tags })
    .input(z.strictObject({ settings: z.array(z.strictObject({ step: NotifiedStep, is_notified: z.boolean(), message: Text })).max(7) }))
    .output(Settings)
    .errors({ SIGN_IN_REQUIRED, ROLE_FORBIDDEN, INPUT_INVALID }),
}
