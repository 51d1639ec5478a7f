import { accountsOf, chooseMembership, credentialsOf } from '#server/accounts/account/memberships.ts'
import { hashToken, newToken, sessionCookie } from '#server/accounts/sessions/session-cookie.ts'
import { logTry } from '#server/accounts/sessions/tries/log-try.ts'
import { fail } from '#server/fail.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Context = RequestContext & { viewer: CompanyViewer }

/** The session goes on in another company of the same person. A company from which they were removed is as unknown as any other. */
export async function switchCompany(context: Context, company_user_id: string) {
  const { db, viewer } = context
  const chosen = await db
    .selectFrom('accounts')
    .innerJoin('company_users as members', 'members.id', 'accounts.id')
    .select(['members.id', 'company_id'])
    .where('accounts.id', '=', company_user_id)
    .where('accounts.id', 'in', accountsOf(db, await credentialsOf(db, viewer)))
    // Being removed at this moment waits until the new session is there, and ends it.
    .forKeyShare('accounts')
    .executeTakeFirst()
  if (!chosen) fail('NOT_FOUND')
  if (chosen.id === viewer.id) return { success: true }
  await lockCompany(db, chosen.company_id, 'shared')
  const { state } = await db.selectFrom('companies').select('state').where('id', '=', chosen.company_id).executeTakeFirstOrThrow()
  if (state === 'suspended') fail('COMPANY_SUSPENDED')
  await moveSession(context, chosen.id)
  return { success: true }
}

/** A new secret for the other membership. When the person signed in, proved who they are and showed the second factor stays as it was, and so does the day on which it ends. */
export async function moveSession(context: Context, account_id: string) {
  const { db, now, client, answer, viewer } = context
  const token = newToken()
  const at = now()
  const ended =
    (await db
      .deleteFrom('sessions')
      .where('id', '=', viewer.session_id)
      .where('account_id', '=', viewer.id)
      .returning(['device', 'created_at', 'authenticated_at', 'second_factor_at', 'expires_at'])
      .executeTakeFirst()) ?? fail('SIGN_IN_REQUIRED')
  await db
    .insertInto('sessions')
    .values({ ...ended, token_hash: hashToken(token), account_id, last_seen_at: at.toISOString() })
    .execute()
  await chooseMembership(db, { area: 'company', id: account_id }, at)
  answer.append('Set-Cookie', sessionCookie('company', token, Math.max(0, Math.floor((Date.parse(ended.expires_at) - at.getTime()) / 1_000))))
  logTry({ client }, { act: 'switch_company', outcome: 'passed', area: 'company', id: account_id })
}
