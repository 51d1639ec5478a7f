import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What operators announce, or what the system tells this one person. Confirmed announcements stay readable after their period. */
export const Notification = z.object({
  id: z.int(),
  /** `notice` from operators; anything else names what the system tells. */
  kind: z.string().meta({ example: 'notice' }),
  title: z.string().meta({ example: '12月1日から、面談の種類の選び方が変わります' }),
  /** HTML of a, strong, em, u, br, p and span, with href to http(s) or a path of this site; a newline is a line break. */
  message: z.string().meta({ example: '<p>面談のあとに「選考があった」と答えられるようになります。' }),
  /** Where it leads on this site; empty for an announcement. */
  path: z.string(),
  display_start_at: Timestamp,
  display_end_at: Timestamp.nullable(),
  viewed_at: Timestamp.nullable(),
  confirmed_at: Timestamp.nullable(),
  is_require_confirm: z.boolean(),
  /** Announced to everybody before the reader had an account: it can be confirmed, and never opens as a dialog. */
  is_older_than_account: z.boolean(),
  /** Empty means 確認しました. */
  confirm_button_text: z.string(),
  /** Grows when what it says is changed. */
  version: z.int(),
  is_demo: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

const tags = ['notifications']
const Receipt = z.object({ success: z.boolean(), unread_count: z.int() })
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, NOT_FOUND: errors.NOT_FOUND }

export const notifications = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/notifications/', summary: 'お知らせを見る', tags })
    .output(z.object({ notifications: z.array(Notification) }))
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),

  /** Confirming again changes nothing and answers the same. `version`: the one that was read; one that is asked for no more is refused. */
  confirm: forCandidate
    .route({ method: 'POST', path: '/candidate_users/notifications/{id}/confirm/', summary: 'お知らせを確認する', tags })
    .input(z.strictObject({ id: Id, version: z.int().min(1).optional() }))
    .output(Receipt)
    .errors({ ...refusals, NOTICE_CHANGED: errors.NOTICE_CHANGED }),

  view: forCandidate
    .route({ method: 'PUT', path: '/candidate_users/notifications/{id}/view/', summary: 'お知らせを読んだことにする', tags })
    .input(z.strictObject({ id: Id }))
    .output(Receipt)
    .errors(refusals),
}
