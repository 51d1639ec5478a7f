import { roleNames } from '#contract/role-names.ts'
import type { CompanyRole } from '#contract/company-roles.ts'
import { ofArea } from '../../accounts/of-area.ts'
import type { RequestContext } from '../../api.ts'
import { fail } from '../../fail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { invitation } from '../../mail/texts/company/invitation.ts'
import { hashToken, newToken } from '../../sessions/token.ts'
import type { CompanyViewer } from '../../sessions/viewer.ts'
import { settings } from '../../settings.ts'
import { outsideOf } from '../outside-of.ts'
import { invitationsOf } from './invitations-of.ts'

const DAYS = 7

const ownOnly = {
  ja: '企業が承認されるまでは、御社のドメインのメールアドレスにだけ、招待を送れます。',
  en: 'Until your company is approved you can only invite addresses under its own domain.',
}

type Context = Pick<RequestContext, 'db' | 'now' | 'language'> & { viewer: CompanyViewer }

/** Keeps an invitation and mails its link; an address has one invitation to a company, and only its newest link works. */
export async function sendInvitation(context: Context, { email, role }: { email: string; role: CompanyRole }) {
  const { db, now, viewer } = context
  const isOutside = await outsideOf(db, viewer.company_id)
  // Nobody has looked at such a company yet: in its name only its own people are written to.
  if (viewer.state !== 'active' && isOutside(email)) fail('INPUT_INVALID', [{ field: 'email', message: ownOnly[context.language] }])
  const token = newToken()
  const at = now()
  const fresh = {
    email,
    role,
    token_hash: hashToken(token),
    invited_by_name: viewer.name,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + DAYS * 86_400_000).toISOString(),
  }
  const { id } = await db
    .insertInto('member_invitations')
    .values({ company_id: viewer.company_id, ...fresh })
    .onConflict((conflict) => conflict.columns(['company_id', 'email_key']).doUpdateSet(fresh))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name: company_name } = await db.selectFrom('companies').select('name').where('id', '=', viewer.company_id).executeTakeFirstOrThrow()
  const link = `${settings.publicUrl}${ofArea.company.pages}/invitation?token=${token}`
  await sendMail(db, { to: email, ...invitation({ company_name, invited_by_name: viewer.name, role: roleNames[role], link }) })
  const invitations = await invitationsOf(context, isOutside)
  return invitations.find((each) => each.id === id) ?? fail('NOT_FOUND')
}
