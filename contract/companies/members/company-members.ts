import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const ofSomebody = {
  email: z.string().meta({ example: 'saegusa@yamanote-keisoku.example' }),
  role: CompanyRole,
  /** The address belongs to none of the company's domains. */
  is_outside: z.boolean(),
}
export const Member = z.object({
  id: z.uuid(),
  name: z.string().meta({ example: '三枝 由香' }),
  ...ofSomebody,
  is_me: z.boolean(),
  /** Of how many jobs they are in charge. */
  owned_jobs: z.int().meta({ example: 3 }),
  has_second_factor: z.boolean(),
  created_at: Timestamp,
  /** Written once an hour. Null for a member who is signed in nowhere. */
  last_seen_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: z.uuid(),
  ...ofSomebody,
  invited_by_name: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_expired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const MemberSearch = z.object({
  q: z.string().trim().max(200).optional().meta({ description: '名前かメールアドレスの一部。', example: '三枝' }),
  member_role: CompanyRole.optional().meta({ description: '役割（admin・recruiter・assistant・guest）。', example: 'recruiter' }),
  sort: sortBy('name', 'email', 'role', 'factor', 'seen', 'created'),
})
export type MemberSearch = z.infer<typeof MemberSearch>

const tags = ['company_members']
const { SIGN_IN_REQUIRED, NOT_FOUND, LAST_ADMIN, ALREADY_MEMBER, TOO_MANY_INVITATIONS, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE } = errors
const ROLE_FORBIDDEN = errors.ROLE_FORBIDDEN
const refusals = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN }

export const companyMembers = {
  members: {
    list: forMember('see_members')
      .route({ method: 'GET', path: '/company_users/members/', summary: 'メンバーと招待を見る', tags })
      .input(MemberSearch)
      .output(z.object({ members: z.array(Member), invitations: z.array(Invitation) }))
      .errors(refusals),
    /** From the next request on; whatever that member has open closes. A guest is in charge of no job: `ownerless_jobs` says of how many it was until now. */
    change_role: forMember('manage_members')
      .route({ method: 'PATCH', path: '/company_users/members/{company_user_id}/', summary: 'メンバーの役割を変える', tags })
      .input(
        z.strictObject({
          company_user_id: z.uuid().meta({ description: '企業のメンバーのID。' }),
          role: CompanyRole,
        }),
      )
      .output(Done.extend({ ownerless_jobs: z.int().meta({ example: 0 }) }))
      .errors({ ...refusals, NOT_FOUND, LAST_ADMIN }),
    /** Ends all their sessions. What they wrote stays, under the name they had. Nobody is in charge of their jobs then. */
    remove: forMember('manage_members')
      .route({ method: 'DELETE', path: '/company_users/members/{company_user_id}/', summary: 'メンバーを外す', tags })
      .input(z.strictObject({ company_user_id: z.uuid().meta({ description: '企業のメンバーのID。' }) }))
      .output(Done)
      .errors({ ...refusals, NOT_FOUND, LAST_ADMIN }),
  },
  invitations: {
    /** Mails a link that works once, for seven days. */
    create: forMember('manage_members')
      .route({ method: 'POST', path: '/company_users/invitations/', summary: 'メンバーを招く', tags })
      .input(z.strictObject({ email: Email, role: CompanyRole }))
      .output(Invitation)
      .errors({ ...refusals, ALREADY_MEMBER, TOO_MANY_INVITATIONS, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
    /** A new link for seven more days; the one before is worth nothing. */
    resend: forMember('manage_members')
      .route({ method: 'POST', path: '/company_users/invitations/{id}/mails/', summary: '招待のメールを送りなおす', tags })
      .input(z.strictObject({ id: Uuid }))
      .output(Invitation)
      .errors({ ...refusals, NOT_FOUND, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
    withdraw: forMember('manage_members')
      .route({ method: 'DELETE', path: '/company_users/invitations/{id}/', summary: '招待を取り消す', tags })
      .input(z.strictObject({ id: Uuid }))
      .output(Done)
      .errors({ ...refusals, NOT_FOUND }),
  },
}
