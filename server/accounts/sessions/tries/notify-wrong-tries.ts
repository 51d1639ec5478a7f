import { pages } from '#contract/platform/pages.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { wrongTries } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import { settings } from '#server/settings.ts'

/** Mails the owner that somebody tries to get in. Of an address that nobody has, there is nobody to tell. */
export const notifyWrongTries = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { area, id }: { area: Area; id: string | null }) =>
  inTransaction(db, async (db) => {
    if (id === null) return
    const person = await db.selectFrom('accounts').select('email').where('id', '=', id).where('email_verified_at', 'is not', null).executeTakeFirst()
    if (!person) return
    const links = { reset_link: settings.publicUrl + pages.passwordReset(area), security_link: settings.publicUrl + pages.security(area) }
    await sendMail(db, { to: person.email, account_id: id, ...wrongTries({ at: now(), ...links }) })
  })
