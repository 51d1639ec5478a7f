import { pages } from '#contract/platform/pages.ts'
import { accountWith } from '../account/accounts.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { resetPassword } from '#server/platform/mail/texts/account-mails.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'
import type { Person } from '#server/platform/viewers/viewer.ts'
import { issueLink } from '../links/links.ts'

/** Mails a link to the account that has this address, and to no other. */
export const sendResetLink = (
  { db, now }: Pick<TaskRun, 'db' | 'now'>,
  { email_sealed, next_sealed = '', area = 'candidate' }: { email_sealed: string; next_sealed?: string; area?: Person['area'] },
) =>
  db.transaction().execute(async (db) => {
    const person = await accountWith(db, area, open(email_sealed) ?? '')
      .select(['id', 'email'])
      .where('email_verified_at', 'is not', null)
      .forKeyShare()
      .executeTakeFirst()
    if (!person) return
    const { id, email } = person
    const token = await issueLink(db, now(), { purpose: 'reset', id, email, next: open(next_sealed || null) ?? '' })
    const text = resetPassword({ link: settings.publicUrl + pages.passwordNew(area, token) })
    await sendMail(db, { to: email, account_id: id, ...text })
  })
