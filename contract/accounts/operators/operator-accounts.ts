import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forAnyone, forOperator } from '#contract/platform/procedure.ts'
import { Email, LinkToken, NewPassword } from '../sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { readableName } from '../names/name-problem.ts'
import { operatorActs, type OperatorAct } from './operator-acts.ts'
import { OperatorRole } from './operator-roles.ts'
import { OperatorChange, OperatorRequest } from './operator-requests.ts'
import { ownSecurity } from '../sign-in/own-security.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { NeedsSecondFactor } from '../sign-in/sessions.ts'
import { OwnPath } from '#contract/platform/text/own-path.ts'

/** Why an operator does something grave; it stands in the audit log. No names of persons: the log outlives them. */
export const Reason = z.string().trim().min(1, '理由を書いてください。').max(1000)

const acts = Object.keys(operatorActs) as [OperatorAct, ...OperatorAct[]]
export const OperatorName = z.string().trim().min(1, '氏名を入力してください。').max(50).superRefine(readableName).meta({ example: '運営 花子' })

/** What the frame of the operators' pages shows about the signed-in operator. */
export const OperatorAccount = z.object({
  id: z.string().meta({ example: '0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11' }),
  email: z.string().meta({ example: 'hanako@mebae.example' }),
  name: z.string().meta({ example: '運営 花子' }),
  role: OperatorRole.meta({ example: 'full' }),
  acts: z.array(z.enum(acts)).meta({ example: ['see_account', 'change_account'] }),
  /** How much waits for an operator. */
  waiting: z.object({
    companies: z.int().meta({ example: 3 }),
    claims: z.int(),
    import_matches: z.int(),
    job_reviews: z.int().meta({ example: 2 }),
    story_reviews: z.int().meta({ example: 1 }),
    reports: z.int(),
    data_requests: z.int(),
    /** What other operators asked for, and takes two. */
    approvals: z.int(),
  }),
})
export type OperatorAccount = z.infer<typeof OperatorAccount>

export const Operator = z.object({
  id: z.string().meta({ example: '0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11' }),
  email: z.string().meta({ example: 'hanako@mebae.example' }),
  name: z.string().meta({ example: '運営 花子' }),
  role: OperatorRole.meta({ example: 'full' }),
  is_me: z.boolean(),
  /** False until they have followed their link and chosen a password. */
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  /** From when on they count as the second of two: seven days after they came, were raised, or were given new credentials by somebody else. Null for who only reads. */
  approves_from: Timestamp.nullable().meta({ example: '2026-04-08T09:00:00+09:00' }),
  /** One of the viewer and them created or reset the other: these two are not two people. */
  is_tied: z.boolean(),
  created_at: Timestamp,
  last_seen_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
})
export type Operator = z.infer<typeof Operator>

const tags = ['operators']
const id = Uuid
const {
  SIGN_IN_REQUIRED,
  SECOND_FACTOR_REQUIRED,
  ROLE_FORBIDDEN,
  CONFIRMATION_REQUIRED,
  NOT_FOUND,
  TOO_MANY_REQUESTS,
  MAIL_UNAVAILABLE,
  LINK_INVALID,
  LAST_OPERATOR,
  OPERATOR_EXISTS,
  OPERATOR_ASKED,
} = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const grave = { ...guarded, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED }

export const operatorAccounts = {
  account: forOperator('see_account')
    .route({ method: 'GET', path: '/operators/account/', summary: '自分と、待っているものの数を見る', tags })
    .output(OperatorAccount)
    .errors({ SIGN_IN_REQUIRED }),
  ...ownSecurity('operators', 'operators', 'operators'),
  members: {
    list: forOperator('see_members')
      .route({ method: 'GET', path: '/operators/members/', summary: '運営のメンバーを見る', tags })
      .output(z.object({ members: z.array(Operator), requests: z.array(OperatorRequest), changes: z.array(OperatorChange) }))
      .errors(guarded),
    /** Mails them a link with which they choose a password; then they set up a second factor. Once there are two, it waits for a second operator's consent. */
    add: forOperator('manage_members')
      .route({ method: 'POST', path: '/operators/members/', summary: '運営のメンバーを追加する', tags })
      .input(z.strictObject({ email: Email, name: OperatorName, role: OperatorRole }))
      .output(z.object({ id: z.string().meta({ example: '5d0a3c2c-0a0e-4c53-9a52-6b1e0b9c4f10' }), is_waiting: z.boolean() }))
      .errors({ ...grave, OPERATOR_EXISTS, OPERATOR_ASKED, MAIL_UNAVAILABLE }),
    /** By a second operator; the operator who asked withdraws the request by refusing it. */
    decide: forOperator('manage_members')
      .route({ method: 'PUT', path: '/operators/members/requests/{id}/decision/', summary: '運営のメンバーを追加する・役割を上げることを承認する・断る', tags })
      .input(z.strictObject({ id, is_approved: z.boolean(), reason: Reason }))
      .output(Done)
      .errors({ ...grave, ...secondOperatorRefusals, NOT_FOUND, OPERATOR_EXISTS, MAIL_UNAVAILABLE }),
    /** A new link; the one before is worth nothing. */
    invite: forOperator('manage_members')
      .route({ method: 'POST', path: '/operators/members/{id}/invitations/', summary: '運営のメンバーに、パスワードを決めるリンクを送る', tags })
      .input(z.strictObject({ id }))
      .output(Done)
      .errors({ ...grave, NOT_FOUND, MAIL_UNAVAILABLE }),
    /** The full role for one who only reads waits for a second operator's consent once there are two. */
    change_role: forOperator('manage_members')
      .route({ method: 'PUT', path: '/operators/members/{id}/role/', summary: '運営のメンバーの役割を変える', tags })
      .input(z.strictObject({ id, role: OperatorRole, reason: Reason }))
      .output(Done.extend({ is_waiting: z.boolean() }))
      .errors({ ...grave, NOT_FOUND, LAST_OPERATOR, OPERATOR_ASKED }),
    /** For an operator who lost the app and the recovery codes. They set up another factor at the next sign-in. */
    reset_second_factor: forOperator('manage_members')
      .route({ method: 'PUT', path: '/operators/members/{id}/second_factor_reset/', summary: '運営のメンバーの二段階認証を解除する', tags })
      .input(z.strictObject({ id, reason: Reason }))
      .output(Done)
      .errors({ ...grave, NOT_FOUND }),
    /** Their sessions end at once; what they did stays in the audit log. */
    remove: forOperator('manage_members')
      .route({ method: 'PUT', path: '/operators/members/{id}/removal/', summary: '運営のメンバーを外す', tags })
      .input(z.strictObject({ id, reason: Reason }))
      .output(Done)
      .errors({ ...grave, NOT_FOUND, LAST_OPERATOR }),
  },
}

/** For operators who cannot sign in yet, or any more. Whether an address is an operator's is not told. */
export const operatorRegistrations = {
  ask_password_reset: forAnyone
    .route({ method: 'POST', path: '/operators/password_resets/', summary: '運営のメンバーが、パスワード再設定のメールを頼む', tags })
    .input(z.strictObject({ email: Email, next: OwnPath }))
    .output(Done)
    .errors({ TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  /** Ends every other session. The second factor is still asked for. */
  reset_password: forAnyone
    .route({ method: 'POST', path: '/operators/password_resets/uses/', summary: '運営のメンバーが、新しいパスワードを決める', tags })
    .input(z.strictObject({ token: LinkToken, password: NewPassword }))
    .output(Done.extend({ needs_second_factor: NeedsSecondFactor, next: z.string() }))
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
  change_email: forAnyone
    .route({ method: 'POST', path: '/operators/email_changes/uses/', summary: '運営のメンバーが、新しいメールアドレスを確認して、変える', tags })
    .input(z.strictObject({ token: LinkToken }))
    .output(Done)
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
}
