import { z } from 'zod'
import { Email, LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { forAnyone } from '#contract/platform/procedure.ts'
import { ANSWER_NOT_KEPT, containsSecret } from '#contract/platform/text/contains-secret.ts'
import { line } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { OutsideFile, OutsideSource, PersonName } from './outside-candidates.ts'

const Token = LinkToken.meta({ description: 'メールのリンクにあるトークン。1回の変更で使い終わる。', example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' })
const Phone = line(30).meta({ example: '090-0000-0000' })

/** What the person reads behind their link. */
export const OutsidePerson = z.object({
  name: z.string().meta({ example: '柏木 遥' }),
  email: z.string().meta({ example: 'kashiwagi@mail.example' }),
  phone_number: z.string().nullable().meta({ example: '090-0000-0000' }),
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社ミナモログ' }) }),
  added_by: z.string().meta({ example: '三枝 由香' }),
  source: OutsideSource,
  /** They entered themselves by a colleague's link; otherwise the company asks. */
  is_entered: z.boolean(),
  position_title: z.string().nullable(),
  keep_months: z.int().meta({ example: 12 }),
  asked_at: Timestamp,
  answer_due_at: Timestamp,
  consented_at: Timestamp.nullable().meta({ example: '2026-11-22T10:00:00+09:00' }),
  may_upload: z.boolean(),
  deleted_at: Timestamp,
  file: OutsideFile.nullable(),
  /** When members opened the résumé. */
  opened_at: z.array(Timestamp),
})
export type OutsidePerson = z.infer<typeof OutsidePerson>

/** Of the link that takes the place of the used one. */
const Next = z.object({ token: z.string().meta({ example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' }) })

/** With a file the call is a form, which has no booleans. */
const Tick = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean()).default(false)

const told = {
  name: PersonName,
  phone_number: Phone.default(''),
  may_upload: Tick.meta({ description: '企業が別の方法で受け取った履歴書を、企業が登録してよいか。', example: false }),
}

const tags = ['applications']
const path = '/outside_candidates/'
const { LINK_INVALID, INPUT_INVALID, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE } = errors
const byLink = { LINK_INVALID, TOO_MANY_REQUESTS }

/** For people whom a company added, without an account: a link of a mail is what they have. */
export const outsidePeople = {
  /** Reading does not use the link up. */
  open: forAnyone
    .route({ method: 'POST', path: `${path}openings/`, summary: '社外から登録された本人が、内容を確かめる', tags })
    .input(z.strictObject({ token: Token }))
    .output(OutsidePerson)
    .errors(byLink),
  consent: forAnyone
    .route({ method: 'POST', path: `${path}consents/`, summary: '本人が登録に同意する', tags })
    .meta(containsSecret)
    .input(z.strictObject({ token: Token, ...told, file: z.file().optional() }))
    .output(Next)
    .errors({ ...byLink, INPUT_INVALID, PAYLOAD_TOO_LARGE, ANSWER_NOT_KEPT }),
  /** Before the consent it is a refusal: the address is not asked again by this company. Afterwards everything of this company is deleted. */
  withdraw: forAnyone
    .route({ method: 'POST', path: `${path}withdrawals/`, summary: '本人が断る、または同意を取り消して削除する', tags })
    .input(z.strictObject({ token: Token }))
    .output(z.object({ company_name: z.string() }))
    .errors(byLink),
  change: forAnyone
    .route({ method: 'POST', path: `${path}changes/`, summary: '本人が内容を直す', tags })
    .meta(containsSecret)
    .input(z.strictObject({ token: Token, ...told, file: z.file().optional(), remove_file: Tick.meta({ description: '履歴書を消すか。', example: false }) }))
    .output(Next)
    .errors({ ...byLink, INPUT_INVALID, PAYLOAD_TOO_LARGE, ANSWER_NOT_KEPT }),
  /** JSON, with the résumé in it. */
  export: forAnyone
    .route({ method: 'POST', path: `${path}exports/`, summary: '本人が自分のデータを受け取る', tags })
    .input(z.strictObject({ token: Token }))
    .output(z.file())
    .errors(byLink),
  /** The answer is the same for every address. */
  ask_for_link: forAnyone
    .route({ method: 'POST', path: `${path}links/`, summary: '本人が新しいリンクをメールで受け取る', tags })
    .input(z.strictObject({ email: Email.meta({ example: 'kashiwagi@mail.example' }) }))
    .output(Done)
    .errors({ INPUT_INVALID, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
}
