import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { sql } from 'kysely'
import { accountWith } from '#server/accounts/account/accounts.ts'
import { credentialsOf } from '#server/accounts/account/memberships.ts'
import { limitMails, refuseWithoutMail } from '#server/accounts/links/limit-mails.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { hashToken } from '#server/accounts/sessions/session-cookie.ts'
import { startSession } from '#server/accounts/sessions/start-session.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { addMember, addMembership, membershipIn } from '../add-member.ts'
import { outsideOf } from '../outside-of.ts'
import { moveSession } from '../memberships/switch-company.ts'
import { invitationsOf } from './invitations-of.ts'
import { saveInvitation } from './save-invitation.ts'

const ownOnly = {
  ja: '企業が承認されるまでは、御社のドメインのメールアドレスにだけ、招待を送れます。',
  en: 'Until your company is approved you can only invite addresses under its own domain.',
}

type Context = Pick<RequestContext, 'db' | 'now' | 'language'> & { viewer: CompanyViewer }

/** A member invites an address to their own company. */
async function sendInvitation(context: Context, { email, role }: { email: string; role: CompanyRole }) {
  const { db, viewer } = context
  const isOutside = await outsideOf(db, viewer.company_id)
  // No operator has checked such a company yet: its mails may go only to its own domain.
  if (viewer.state !== 'active' && isOutside(email)) fail('INPUT_INVALID', [{ field: 'email', message: ownOnly[context.language] }])
  const { id } = await saveInvitation(context, { company_id: viewer.company_id, email, role, invited_by_name: viewer.name })
  const invitations = await invitationsOf(context, isOutside)
  return invitations.find((each) => each.id === id) ?? fail('NOT_FOUND')
}

const MOST = 50

/** Invites an address. Only the visitor who opens the link learns whether it belongs to a member of another company. */
export async function invite(context: RequestContext & { viewer: CompanyViewer }, { email, role }: { email: string; role: CompanyRole }) {
  refuseWithoutMail()
  await limitMails(context, email)
  const { db, viewer } = context
  const { company_id } = viewer
  const known = db.selectFrom('company_users').innerJoin('accounts', 'accounts.id', 'company_users.id').where('company_id', '=', company_id)
  if (await known.select('accounts.id').where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()) fail('ALREADY_MEMBER')
  const others = await db
    .selectFrom('member_invitations')
    .select('id')
    .where('company_id', '=', company_id)
    .where('email_key', '!=', email.toLowerCase())
    .execute()
  if (others.length >= MOST) fail('TOO_MANY_INVITATIONS')
  return sendInvitation(context, { email, role })
}

export async function resendInvitation(context: RequestContext & { viewer: CompanyViewer }, id: string) {
  refuseWithoutMail()
  const { db, viewer } = context
  const invited = await db
    .selectFrom('member_invitations')
    .select(['email', 'role'])
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    // Withdrawn at this moment, it is not to come back.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!invited) fail('NOT_FOUND')
  await limitMails(context, invited.email)
  return sendInvitation(context, { email: invited.email, role: CompanyRole.parse(invited.role) })
}

/** From now on its link leads nowhere. */
export async function withdrawInvitation({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }, id: string) {
  const withdrawn = await db
    .deleteFrom('member_invitations')
    .where('id', '=', id)
    .where('company_id', '=', viewer.company_id)
    .returning('id')
    .executeTakeFirst()
  if (!withdrawn) fail('NOT_FOUND')
  return { success: true }
}

/** The invitation behind a link; reading changes nothing. */
export async function showInvitation(context: RequestContext, token: string) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { role, ...invited } = await openInvitation(context, token)
  return { ...invited, role: CompanyRole.parse(role), account: await accountOfInvited(context, invited) }
}

/** How the invited address stands here. Only the link, which went to that address, says so. */
async function accountOfInvited({ db, viewer }: Pick<RequestContext, 'db' | 'viewer'>, { email, company_id }: { email: string; company_id: number }) {
  const known = await accountWith(db, 'company', email).select('id').executeTakeFirst()
  if (!known) return 'new' as const
  if (await membershipIn(db, known.id, company_id)) return 'member' as const
  return viewer?.area === 'company' && (await credentialsOf(db, viewer)) === known.id ? ('ready' as const) : ('sign_in' as const)
}

type Accepted = { token: string; name: string; password: string; consents: { terms: string; privacy: string } }

/** The link proves the address; it is used up with the account it makes. */
export async function acceptInvitation(context: RequestContext, { token, name, password, consents }: Accepted) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, language } = context
  const { id, company_id, email, role } = await openInvitation(context, token)
  refuseWeakPassword(password, { email, names: [name] }, language)
  const member = { company_id, name, email, password_hash: await hashPassword(password), role: CompanyRole.parse(role), consents }
  // An account has this address already: its owner signs in, and joins (`joinCompany`).
  const company_user_id = (await addMember(context, member)) ?? fail('ADDRESS_TAKEN')
  await db.deleteFrom('member_invitations').where('id', '=', id).execute()
  await startSession(context, { area: 'company', id: company_user_id })
  return { success: true }
}

type Joined = Omit<Accepted, 'password'>

/** The person who is signed in accepts under their own address: they get a further membership, without another password, and the session goes on there. */
export async function joinCompany(context: RequestContext & { viewer: CompanyViewer }, { token, name, consents }: Joined) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, viewer } = context
  const credentials_id = await credentialsOf(db, viewer)
  const { id, company_id, email, role } = await openInvitation(context, token)
  const own = await accountWith(db, 'company', email).select('id').where('id', '=', credentials_id).executeTakeFirst()
  if (!own) fail('INVITATION_OF_OTHERS')
  const member = { credentials_id, company_id, name, role: CompanyRole.parse(role), consents }
  const company_user_id = (await addMembership(context, member)) ?? fail('ALREADY_MEMBER')
  await db.deleteFrom('member_invitations').where('id', '=', id).execute()
  await moveSession(context, company_user_id)
  return { success: true }
}

/** The invitation behind a link, held until this transaction ends. One of a suspended company leads nowhere. */
async function openInvitation({ db, now }: Pick<RequestContext, 'db' | 'now'>, token: string) {
  const invited = await db
    .selectFrom('member_invitations as invitations')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['invitations.id', 'company_id', 'companies.name as company_name', 'email', 'role', 'invited_by_name', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    .where('state', '!=', 'suspended')
    // A visitor who opens the same link at this moment waits here, and then finds nothing.
    .forNoKeyUpdate('invitations')
    .executeTakeFirst()
  return invited ?? fail('LINK_INVALID')
}
