import { z } from 'zod'
import { OperatorName } from '#contract/accounts/operators/operator-accounts.ts'
import { Email, LinkToken, NewPassword } from '#contract/accounts/sign-in/credentials.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { guarded, sensitive, writing } from '#contract/platform/errors/guarded.ts'
import { forAnyone, forOperator } from '#contract/platform/procedure.ts'
import { ANSWER_NOT_KEPT, containsSecret } from '#contract/platform/text/contains-secret.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What a check found. `unknown`: it could not be checked, which may be no fault. */
export const SetupCheck = z.object({
  key: z.enum(['tls', 'clock', 'disk', 'mx', 'spf', 'dmarc', 'dkim']).meta({ example: 'spf' }),
  state: z.enum(['ok', 'warning', 'unknown']).meta({ example: 'ok' }),
  found: z.string().meta({ example: 'v=spf1 include:spf.example.jp -all' }),
  /** What to do about it; empty where nothing is to be done. */
  remedy: z.string().meta({ example: '' }),
})
export type SetupCheck = z.infer<typeof SetupCheck>

const Tried = z.object({
  is_done: z.boolean(),
  /** What was done, or why not, as exactly as the other side said it. */
  sentence: z.string().meta({ example: 'mail.example に渡しました。' }),
})

const tags = ['setup']
const { NOT_FOUND, SETUP_LINK_INVALID, TOO_MANY_REQUESTS, INPUT_INVALID, SITE_NOT_READY, MAIL_UNAVAILABLE, PAGE_CHANGED, OPERATOR_EXISTS } = errors

/** Before there is an operator. Not found once there is one, or once the site is open. */
export const setup = {
  show: forAnyone
    .route({ method: 'GET', path: '/setup/', summary: '初期設定がどこまで進んだかを見る', tags })
    .output(z.object({ next: z.enum(['link', 'operator', 'sign_in']).meta({ example: 'link' }) }))
    .errors({ NOT_FOUND }),
  /** Binds the link to this browser, which gets a cookie in its place. */
  open_link: forAnyone
    .route({ method: 'POST', path: '/setup/links/uses/', summary: '初期設定のリンクを開く', tags })
    .input(z.strictObject({ token: LinkToken }))
    .output(Done)
    .errors({ NOT_FOUND, SETUP_LINK_INVALID, TOO_MANY_REQUESTS }),
  /** Signs them in. They set up a second factor next. */
  create_operator: forAnyone
    .route({ method: 'POST', path: '/setup/operators/', summary: '最初の運営のメンバーを作る', tags })
    .input(z.strictObject({ email: Email, name: OperatorName, password: NewPassword }))
    .output(Done)
    .errors({ NOT_FOUND, SETUP_LINK_INVALID, TOO_MANY_REQUESTS, INPUT_INVALID, OPERATOR_EXISTS }),
}

const path = '/operators/setup/'

export const operatorSetup = {
  setup: {
    show: forOperator('see_settings')
      .route({ method: 'GET', path, summary: '公開の前に済ませることと、公開したかどうかを見る', tags })
      .output(
        z.object({
          is_preparing: z.boolean(),
          public_url: z.string().meta({ example: 'https://mebae.example' }),
          opened_at: Timestamp.nullable().meta({ example: '2026-11-23T09:00:00+09:00' }),
          opened_by: z.string().nullable().meta({ example: '運営 花子' }),
          /** The legal facts that the law requires of a public site and that are missing, under the names of .env. */
          missing: z.array(z.string()).meta({ example: ['TELECOM_NUMBER'] }),
          sends_mail: z.boolean(),
          has_backup_schedule: z.boolean(),
          has_backup_key: z.boolean(),
          operators: z.int().meta({ example: 1 }),
        }),
      )
      .errors(guarded),
    /** Looks at this request, the machine, and the records of the sender's domain. Every look-up ends after a few seconds. */
    check: forOperator('see_settings')
      .route({ method: 'GET', path: `${path}checks/`, summary: '公開の前の確認をする', tags })
      .input(
        z.strictObject({
          selector: z
            .string()
            .trim()
            .max(63)
            .regex(/^[\w.-]*$/, '半角の英数字で入力してください。')
            .default('')
            .meta({ example: 'default', description: 'DKIM のセレクター。' }),
        }),
      )
      .output(z.object({ checks: z.array(SetupCheck), at: Timestamp }))
      .errors({ ...guarded }),
    /** At once, and not through the queue: the mail server's own words come back. */
    try_mail: forOperator('prepare_settings')
      .route({ method: 'POST', path: `${path}mails/`, summary: 'メールサーバーを試して、その答えを見る', tags })
      .input(z.strictObject({}))
      .output(Tried)
      .errors({ ...writing, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS }),
    /** Makes a pair, saves the public key, and shows the private key this once. */
    make_backup_key: forOperator('change_settings')
      .meta(containsSecret)
      .route({ method: 'POST', path: `${path}backup_keys/`, summary: 'バックアップの鍵の対を作る', tags })
      .input(z.strictObject({}))
      .output(z.object({ recipient: z.string().meta({ example: 'age1…' }), private_key: z.string().meta({ example: 'AGE-SECRET-KEY-1…' }) }))
      .errors({ ...sensitive, INPUT_INVALID, PAGE_CHANGED, ANSWER_NOT_KEPT }),
    try_backup_place: forOperator('prepare_settings')
      .route({ method: 'POST', path: `${path}backup_places/`, summary: 'バックアップの場所に書けるかを試す', tags })
      .input(z.strictObject({}))
      .output(Tried)
      .errors({ ...writing, TOO_MANY_REQUESTS }),
    /** Visitors see the site from now on. Opening a site that is open changes nothing. */
    open: forOperator('change_settings')
      .route({ method: 'PUT', path: `${path}opening/`, summary: 'サイトを公開する', tags })
      .input(z.strictObject({}))
      .output(Done)
      .errors({ ...sensitive, SITE_NOT_READY }),
  },
}
