import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { secondFactorChanged } from '#server/platform/mail/texts/sign-in/second-factor-changed.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { securityPage } from '../sessions/ways/security-page.ts'
import { settings } from '#server/settings.ts'

/** Mails the owner about a change of the second factor: a stranger at an open screen cannot change it unnoticed. */
export async function notifyFactorChanged({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, what: string) {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const text = secondFactorChanged({ what, area: viewer.area, at: now(), settings_link: settings.publicUrl + securityPage[viewer.area] })
  await sendMail(db, { to: email, account_id: viewer.id, ...text })
  await recordOwnAct({ db, now }, viewer, { act: 'change_own_account', detail: { what } })
}
