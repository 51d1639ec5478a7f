import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { passwordChanged } from '#server/platform/mail/texts/sign-in/password-changed.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { hashPassword } from '../sessions/password.ts'
import { startSession } from '../sessions/start-session.ts'
import { factorShown } from '../sessions/factors/factor-shown.ts'
import { settings } from '#server/settings.ts'
import { ofArea, type Person } from '#server/platform/viewers/of-area.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** From now on this password is theirs: whoever was signed in is signed out, links to choose another are worth nothing, and a mail tells of it. */
export async function setPassword(context: RequestContext, { area, id }: Person, password: string) {
  const { pages } = ofArea[area]
  const { db, now, language } = context
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  refuseWeakPassword(password, { email, names: await namesOf(db, { area, id }) }, language)
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('email_tokens').where('account_id', '=', id).where('purpose', '=', 'reset').execute()
  await db.deleteFrom('sessions').where('account_id', '=', id).execute()
  const text = passwordChanged({ at: now(), reset_link: `${settings.publicUrl}${pages}/password/reset` })
  await sendMail(db, { to: email, account_id: id, ...text })
  await recordOwnAct(context, { area, id }, { act: 'change_own_account', detail: { what: 'パスワードを決めました。' } })
  return startSession(context, { area, id }, { second_factor_at: factorShown(context, id) })
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
