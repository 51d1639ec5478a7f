import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { approvalAwaited } from '#server/platform/mail/texts/operator/operator-mails.ts'

type Asked = { by: { id: string; name: string }; what: string; reason: string; path: string; isUrgent?: boolean }

/** Mails everybody who may be the second operator that an approval is waited for; what is urgent every other operator. `what` is a whole sentence and names nobody. */
export async function notifyAwaited(db: Database, { by, isUrgent = false, ...asked }: Asked) {
  const others = await db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .select(['accounts.id', 'email'])
    .where('role', 'in', isUrgent ? ['full', 'read_only'] : ['full'])
    .where('accounts.id', '<>', by.id)
    .orderBy('accounts.id')
    .execute()
  for (const { id, email } of others) await sendMail(db, { to: email, account_id: id, ...approvalAwaited({ ...asked, by: by.name }) })
}
