import { pages } from '#contract/platform/pages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { askOwnPassword } from '../sessions/confirming/ask-own-password.ts'
import type { Person, Viewer } from '#server/platform/viewers/viewer.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { useLink } from '../links/links.ts'
import { accountsOf, credentialsOf, landingOf } from '../account/memberships.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { passwordChanged } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { hashPassword } from '../sessions/password/password.ts'
import { startSession } from '../sessions/start-session.ts'
import { factorShown } from '../sessions/factors/has-factor.ts'
import { settings } from '#server/settings.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The password of until now proves who is at the screen; nothing else has to be confirmed. */
export async function changePassword(
  context: RequestContext & { viewer: Viewer },
  { current_password, password }: { current_password: string; password: string },
) {
  await askOwnPassword(context, 'change_password', current_password)
  await setPassword(context, context.viewer, password)
  return { success: true }
}

/** A password that is refused leaves the link as it was: its transaction never happened. */
export async function resetPassword(context: RequestContext, area: Person['area'], { token, password }: { token: string; password: string }) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { id, next } = await useLink(context, area, 'reset', token).catch((error: unknown) => {
    logTry(context, { act: 'reset_password', outcome: 'refused', area })
    throw error
  })
  const started = await setPassword(context, await landingOf(context.db, { area, id }), password)
  logTry(context, { act: 'reset_password', outcome: 'passed', area, id })
  return { success: true, ...started, next }
}

/** Sets the password, ends every session in each company of the person, voids the links to choose another, and sends a mail about it. `hash`: where it was computed before the transaction. */
export async function setPassword(context: RequestContext, person: Person, password: string, hash?: string) {
  const { db, now, language } = context
  const { area } = person
  const id = await credentialsOf(db, person)
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  refuseWeakPassword(password, { email, names: await namesOf(db, person) }, language)
  await db
    .updateTable('accounts')
    .set({ password_hash: hash ?? (await hashPassword(password)) })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('email_tokens').where('account_id', '=', id).where('purpose', '=', 'reset').execute()
  await db.deleteFrom('sessions').where('account_id', 'in', accountsOf(db, id)).execute()
  const text = passwordChanged({ at: now(), reset_link: settings.publicUrl + pages.passwordReset(area) })
  await sendMail(db, { to: email, account_id: id, ...text })
  await recordOwnAct(context, { area, id }, { act: 'change_own_account', detail: { what: 'パスワードを決めました。' } })
  return startSession(context, person, { second_factor_at: factorShown(context, person.id) })
}

/** What a person, and their company, are called: others know it, and try it first. */
async function namesOf(db: Database, { area, id }: Person): Promise<string[]> {
  if (area === 'operator') return Object.values(await db.selectFrom('operator_users').select('name').where('id', '=', id).executeTakeFirstOrThrow())
  if (area === 'company')
    return Object.values(
      await db
        .selectFrom('company_users as members')
        .innerJoin('companies', 'companies.id', 'members.company_id')
        .select(['members.name', 'companies.name as company_name'])
        .where('members.id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  return Object.values(
    await db
      .selectFrom('candidate_users as people')
      .innerJoin('candidate_profiles as profiles', 'profiles.candidate_user_id', 'people.id')
      .select(['username', 'name', 'name_reading'])
      .where('people.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}
