import { z } from 'zod'
import { Done } from '../done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '../errors/errors.ts'
import { sortBy } from '../list-sort.ts'
import { Page } from '../page.ts'
import { KnownDay, Timestamp } from '../text/timestamp.ts'
import { guarded, writing } from '../errors/guarded.ts'

export const MailState = z.enum(['waiting', 'sent', 'failed'])
export type MailState = z.infer<typeof MailState>

/** A mail of the outbox without what it says: its links may open an account. */
export const QueuedMail = z.object({
  id: z.uuid(),
  kind: z.string().meta({ example: 'verify_email' }),
  /** The kind of the notification that it carries; null for other mails. */
  topic: z.string().nullable(),
  state: MailState.meta({ example: 'failed' }),
  /** `k***@example.jp`; null once it is forgotten: as soon as the mail is sent, and a week after it was given up. */
  to_masked: z.string().nullable().meta({ example: 'k***@example.jp' }),
  created_at: Timestamp,
  sent_at: Timestamp.nullable(),
  failed_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
  attempts: z.int(),
  /** Why the last try failed, as a code and the mail server's number: `EENVELOPE 550`. `STOPPED`: by an operator. */
  failure: z.string().meta({ example: 'EENVELOPE 550' }),
  /** When it is tried next; null when nobody tries. */
  next_try_at: Timestamp.nullable(),
  /** Given up, and still known whom it is for and what it says. */
  can_retry: z.boolean(),
})
export type QueuedMail = z.infer<typeof QueuedMail>

const Filter = z.object({
  mail_kind: z
    .string()
    .regex(/^[a-z_]{1,50}$/)
    .optional()
    .meta({ description: 'メールの種類。', example: 'verify_email' }),
  /** Days in Japan on which the mails were written, both included. */
  from: KnownDay.optional().meta({ description: 'この日から（日本の日付）。', example: '2026-11-01' }),
  until: KnownDay.optional().meta({ description: 'この日まで（日本の日付）。', example: '2026-11-21' }),
})

export const MailSearch = Page.extend({
  ...Filter.shape,
  mail_state: MailState.optional().meta({ description: 'メールの状態（waiting・sent・failed）。', example: 'failed' }),
  sort: sortBy('created', 'kind', 'state', 'attempts'),
})
export type MailSearch = z.infer<typeof MailSearch>

const tags = ['operators']
const mail = z.strictObject({ mail_id: z.uuid().meta({ description: 'メールのID。' }) })

export const mailQueue = {
  mails: {
    list: forOperator('see_system')
      .route({ method: 'GET', path: '/operators/mails/', summary: 'メールのキューを見る', tags })
      .input(MailSearch)
      .output(
        z.object({
          mails: z.array(QueuedMail),
          total: z.int(),
          page: z.int(),
          per_page: z.int(),
          /** Of the same kind and days, in each state. */
          counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int(), retryable: z.int() }),
          kinds: z.array(z.string()).meta({ example: ['verify_email'] }),
          /** Where mails go: out, into the inbox for development, or nowhere. */
          delivery: z.enum(['sent', 'inbox', 'none']),
        }),
      )
      .errors(guarded),
    /** A mail that was given up waits again; one that waits is tried at once. */
    retry: forOperator('run_system')
      .route({ method: 'POST', path: '/operators/mails/{mail_id}/retries/', summary: 'メールをもう一度送る', tags })
      .input(mail)
      .output(Done)
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND, MAIL_NOT_WAITING: errors.MAIL_NOT_WAITING }),
    /** All that were given up, of a kind and of days. */
    retry_failed: forOperator('run_system')
      .route({ method: 'POST', path: '/operators/mails/retries/', summary: '配信に失敗したメールをまとめて再送する', tags })
      .input(z.strictObject(Filter.shape))
      .output(z.object({ count: z.int().meta({ example: 3 }) }))
      .errors(writing),
    stop: forOperator('run_system')
      .route({ method: 'PUT', path: '/operators/mails/{mail_id}/stop/', summary: '待っているメールを送るのをやめる', tags })
      .input(mail)
      .output(Done)
      .errors({ ...writing, NOT_FOUND: errors.NOT_FOUND, MAIL_NOT_WAITING: errors.MAIL_NOT_WAITING }),
  },
}
