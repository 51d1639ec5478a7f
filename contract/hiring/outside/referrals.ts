import { z } from 'zod'
import { Email, LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { forAnyone, forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { PersonName } from './outside-candidates.ts'

const Job = z.object({ id: z.int(), position_title: z.string() })

/** A link that a member passes on themselves. */
export const ReferralLink = z.object({
  id: z.uuid(),
  job: Job.nullable(),
  url: z.string().meta({ example: 'https://mebae.example/referral?token=kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' }),
  created_at: Timestamp,
  ended_at: Timestamp.nullable().meta({ example: '2026-12-01T10:00:00+09:00' }),
  /** How many came by it who let the member know. */
  known: z.int().meta({ example: 1 }),
})
export type ReferralLink = z.infer<typeof ReferralLink>

const tags = ['applications']
const path = '/company_users/referral_links/'
const { SIGN_IN_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, LINK_INVALID, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE } = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN }

/** Every member has links of their own; nobody else of the company reads them. */
export const referralLinks = {
  list: forMember('comment')
    .route({ method: 'GET', path, summary: '自分の紹介リンクを見る', tags })
    .output(z.object({ links: z.array(ReferralLink), jobs: z.array(Job) }))
    .errors(ours),
  create: forMember('comment')
    .route({ method: 'POST', path, summary: '紹介リンクを作る', tags })
    .input(z.strictObject({ job_id: Id.optional().meta({ description: '公開中の求人のID。なければ、どの求人でもよい。', example: 1 }) }))
    .output(Done)
    .errors({ ...ours, NOT_FOUND, INPUT_INVALID }),
  /** Nobody can enter by it any more. Who did stays. */
  end: forMember('comment')
    .route({ method: 'DELETE', path: `${path}{id}/`, summary: '紹介リンクを終了する', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors({ ...ours, NOT_FOUND }),
}

const Token = LinkToken.meta({ description: '紹介リンクのトークン。', example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' })

const Referral = z.object({
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社ミナモログ' }) }),
  /** Null for any job, and when the job is not public any more. */
  job: Job.nullable(),
  /** For any job: the public ones of the company, at most 20. */
  jobs: z.array(Job),
  referred_by: z.string().meta({ example: '三枝 由香' }),
  keep_months: z.int().meta({ example: 12 }),
})

/** For who was given a link. */
export const referrals = {
  open: forAnyone
    .route({ method: 'POST', path: '/referrals/openings/', summary: '紹介リンクの内容を見る', tags })
    .input(z.strictObject({ token: Token }))
    .output(Referral)
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
  /** A mail confirms the address; until then the company knows nothing. The answer is the same for every address. */
  enter: forAnyone
    .route({ method: 'POST', path: '/referrals/entries/', summary: '紹介リンクから登録を申し込む', tags })
    .input(
      z.strictObject({
        token: Token,
        name: PersonName,
        email: Email.meta({ example: 'kashiwagi@mail.example' }),
        tells_member: z.boolean().default(false).meta({ description: '紹介した人に、応募があったことだけを伝えてよいか。', example: false }),
      }),
    )
    .output(Done)
    .errors({ LINK_INVALID, INPUT_INVALID, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
}
