import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { wrongTries } from '#server/platform/mail/texts/sign-in/wrong-tries.ts'
import { settings } from '#server/settings.ts'
import { securityPage } from '../ways/security-page.ts'

/** Mails the owner that somebody tries to get in. Of an address that nobody has, there is nobody to tell. */
export const notifyWrongTries = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { area, id }: { area: Area; id: string | null }) =>
  inTransaction(db, async (db) => {
    if (id === null) return
    const { pages } = ofArea[area]
    const person = await db.selectFrom('accounts').select('email').where('id', '=', id).where('email_verified_at', 'is not', null).executeTakeFirst()
    if (!person) return
    const links = { reset_link: `${settings.publicUrl}${pages}/password/reset`, security_link: settings.publicUrl + securityPage[area] }
    await sendMail(db, { to: person.email, account_id: id, ...wrongTries({ at: now(), ...links }) })
  })
