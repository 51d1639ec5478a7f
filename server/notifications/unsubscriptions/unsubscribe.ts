import type { RequestContext } from '#server/platform/request/request-context.ts'
import { saveMemberSetting } from '../company-notifications/settings/save-member-setting.ts'
import { memberSettingsOf } from '../company-notifications/settings/member-settings-of.ts'
import { recordConsents } from '#server/accounts/consents/record-consents.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { saveNotificationSetting } from '../settings/notification-settings.ts'
import { notificationSettingsOf } from '../settings/notification-settings-of.ts'
import { mailsOfToken, type Mails } from '../unsubscribe-urls/unsubscribe-token.ts'

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
  else if ('purpose' in mails) await withdrawConsent(db, mails.candidate_user_id, now())
  else if ('candidate_user_id' in mails) await saveNotificationSetting(db, mails.candidate_user_id, { kind: mails.kind, by_mail: false })
  else await saveMemberSetting(db, mails.company_user_id, { kind: mails.kind, by_mail: false })
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
    const person = await db.selectFrom('candidate_users').select('enable_mail_magazine').where('id', '=', mails.candidate_user_id).executeTakeFirst()
    return person && { about: 'mail_magazine' as const, name: 'メールマガジン', sends_mail: person.enable_mail_magazine }
  }
  if ('candidate_user_id' in mails) {
    const person = await db.selectFrom('candidate_users').select('id').where('id', '=', mails.candidate_user_id).executeTakeFirst()
    const wished = person && (await notificationSettingsOf(db, person.id)).find(({ kind }) => kind === mails.kind)
    return wished && { about: 'candidate' as const, name: mails.kind, sends_mail: wished.by_mail }
  }
  const member = await db.selectFrom('company_users').select('id').where('id', '=', mails.company_user_id).executeTakeFirst()
  const wished = member && (await memberSettingsOf(db, member.id)).find(({ kind }) => kind === mails.kind)
  return wished && { about: 'member' as const, name: mails.kind, sends_mail: wished.by_mail }
}
