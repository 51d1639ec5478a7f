import { z } from 'zod'
import { currentConsent } from '#contract/accounts/consents/current-consent.ts'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { MemberName } from '../registration/company-registrations.ts'

/** A company to which the signed-in person belongs, and their role there. */
export const Membership = z.object({
  /** The person's id in that company. */
  id: z.uuid(),
  company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社ヤマノテ計測' }), logo: z.string().nullable() }),
  role: CompanyRole,
  is_current: z.boolean(),
  /** Nobody can switch to a company that operators suspended. */
  is_suspended: z.boolean(),
})
export type Membership = z.infer<typeof Membership>

const tags = ['company_accounts']
const { SIGN_IN_REQUIRED, NOT_FOUND, COMPANY_SUSPENDED, LINK_INVALID, INVITATION_OF_OTHERS, ALREADY_MEMBER, TOO_MANY_REQUESTS } = errors

export const companyMemberships = {
  memberships: {
    /** Accepts an invitation as the person who is signed in; their password and second factor stay, and the session goes on in the new company. */
    create: forMember('change_account')
      .route({ method: 'POST', path: '/company_users/memberships/', summary: 'ログイン中の人として、別の企業への招待を受ける', tags })
      .input(z.strictObject({ token: LinkToken, name: MemberName, consents: z.strictObject(currentConsent) }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, LINK_INVALID, INVITATION_OF_OTHERS, ALREADY_MEMBER, TOO_MANY_REQUESTS }),
    /** The session goes on in another company of the same person, under a new secret; the one before ends. */
    switch: forMember('change_account')
      .route({
        method: 'POST',
        path: '/company_users/memberships/{company_user_id}/sessions/',
        summary: '別の企業に切り替える',
        description: '同じ人が所属する別の企業に、ログインを切り替えます。いまのログインは終わり、新しいログインに替わります。',
        tags,
      })
      .input(z.strictObject({ company_user_id: z.uuid().meta({ description: '切り替える企業での、自分のメンバーID。' }) }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND, COMPANY_SUSPENDED }),
  },
}
