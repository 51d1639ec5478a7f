import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import { sendMail } from '../mail/send-mail.ts'
import { secondFactorChanged } from '../mail/texts/company/second-factor-changed.ts'
import type { CompanyViewer } from '../sessions/viewer.ts'
import { settings } from '../settings.ts'

/** Mails its owner what became of the second factor: whoever got in at an open screen cannot change it unnoticed. */
export async function tellFactorChanged({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, what: string) {
  const { email } = await db.selectFrom('company_users').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const text = secondFactorChanged({ what, at: now(), settings_link: `${settings.publicUrl}${ofArea.company.pages}/settings` })
  await sendMail(db, { to: email, company_user_id: viewer.id, ...text })
}
