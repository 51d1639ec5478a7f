import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { KnownTime } from '#contract/platform/text/timestamp.ts'
import { toCandidate, WithCandidate } from './company-side.ts'
import { NewMessage } from './messages.ts'
import { AsDraft, CompanyScheduledMessage } from './scheduled-messages.ts'
import { conversationErrors, writingErrors } from './writing-errors.ts'

const tags = ['messages']
const path = `${toCandidate}scheduled/{scheduled_id}/` as const
const One = { ...WithCandidate, scheduled_id: z.uuid().meta({ description: '送信を予約したメッセージのID。' }) }
/** What the candidate says after it stops the message. Absent: the author has read everything that there is. */
const read_until = WholeNumber(0, 2_147_483_647)
  .optional()
  .meta({ description: '予約したメンバーが読んだ最後のメッセージの番号。これより後に候補者が書くと、確認するまで送信しない。', example: 12 })

/** What a company sends a candidate later. */
export const companyScheduling = {
  schedule: forMember('write_messages')
    .route({ method: 'POST', path: `${toCandidate}scheduled/`, summary: 'メッセージの送信を予約する', tags })
    .input(z.strictObject({ ...WithCandidate, ...NewMessage, send_at: KnownTime, read_until }))
    .output(CompanyScheduledMessage)
    .errors({ ...writingErrors, INPUT_INVALID: errors.INPUT_INVALID }),
  /** Its author has read what came in the meantime: one that was not sent waits for the new time. */
  change_scheduled: forMember('write_messages')
    .route({ method: 'PUT', path, summary: '予約したメッセージの本文と日時を変更する', tags })
    .input(z.strictObject({ ...One, message: NewMessage.message, send_at: KnownTime, read_until }))
    .output(CompanyScheduledMessage)
    .errors({ ...writingErrors, INPUT_INVALID: errors.INPUT_INVALID }),
  /** Answers with what was taken back. With `as_draft` its words come before the member's draft, or it stays scheduled. */
  cancel_scheduled: forMember('write_messages')
    .route({ method: 'DELETE', path, summary: '送信の予約を取り消す', tags })
    .input(z.strictObject({ ...One, as_draft: AsDraft }))
    .output(CompanyScheduledMessage)
    .errors({ ...conversationErrors, PARTNER_UNREACHABLE: errors.PARTNER_UNREACHABLE, INPUT_INVALID: errors.INPUT_INVALID }),
}
