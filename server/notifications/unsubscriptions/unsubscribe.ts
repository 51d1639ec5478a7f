import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { notificationKinds } from '#contract/notifications/kinds/notification-kinds.ts'
import { canBeTurnedOff, isOn, notificationSettingsOf, saveNotificationSetting } from '../notifications/notification-settings.ts'
import { mailsOfToken, type Mails } from '../notifications/unsubscribe-url.ts'

type Asking = Pick<RequestContext, 'db' | 'now'>

/** Which mails a link ends. */
export async function showUnsubscription({ db }: Pick<Asking, 'db'>, token: string) {
  const mails = mailsOfToken(token)
  return (mails && (await mailsNow(db, mails))) ?? fail('NOT_FOUND')
}

/** Ends these mails, for any holder of the link; ended ones stay so. Their notifications still appear on the site. */
export async function unsubscribe({ db, now }: Asking, token: string) {
  const mails = mailsOfToken(token)
  if (!mails || !(await mailsNow(db, mails))) fail('NOT_FOUND')
  if ('saved_search_id' in mails) await db.updateTable('saved_searches').set({ sends_mail: false }).where('id', '=', mails.saved_search_id).execute()
  else if ('purpose' in mails) await withdrawConsent(db, mails.account_id, now())
  else await saveNotificationSetting(db, mails.account_id, { kind: mails.kind, by_mail: false })
  return { success: true }
}

/** The record of consents holds the time of the first withdrawal; a second one changes nothing. */
async function withdrawConsent(db: Database, candidate_user_id: string, at: Date) {
  const ended = await db
    .updateTable('candidate_users')
    .set({ enable_mail_magazine: false })
    .where('id', '=', candidate_user_id)
    .where('enable_mail_magazine', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (ended) await recordConsents(db, ['mail_magazine'], { candidate_user_id, decided_at: at, agreed: false })
}

async function mailsNow(db: Database, mails: Mails) {
  if ('saved_search_id' in mails) {
    const saved = await db.selectFrom('saved_searches').select(['name', 'sends_mail']).where('id', '=', mails.saved_search_id).executeTakeFirst()
    return saved && { about: 'saved_search' as const, ...saved }
  }
  if ('purpose' in mails) {
    const person = await db.selectFrom('candidate_users').select('enable_mail_magazine').where('id', '=', mails.account_id).executeTakeFirst()
    return person && { about: 'mail_magazine' as const, name: 'メールマガジン', sends_mail: person.enable_mail_magazine }
  }
  const { account_id, kind } = mails
  const account = await db.selectFrom('accounts').select('kind').where('id', '=', account_id).executeTakeFirst()
  const { audience } = notificationKinds[kind]
  if (account?.kind !== audience || !canBeTurnedOff(kind, 'mail')) return undefined
  const about = audience === 'candidate' ? ('candidate' as const) : ('member' as const)
  return { about, name: kind, sends_mail: isOn(await notificationSettingsOf(db, account_id), kind, 'mail') }
}
