import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { operatorChanged } from '#server/platform/mail/texts/operator/operator-mails.ts'

type Change = { what: string; whom: string; by: string; reason?: string | undefined; alsoTo?: string | undefined }

/** Every operator gets a mail about a change of an operator, also the one who was removed. */
export async function notifyOperators(db: Database, at: Date, { alsoTo, ...change }: Change) {
  const text = operatorChanged({ ...change, at })
  const all = await db
    .selectFrom('operator_users')
    .innerJoin('accounts', 'accounts.id', 'operator_users.id')
    .select(['accounts.id', 'email'])
    .orderBy('created_at')
    .orderBy('accounts.id')
    .execute()
  for (const { id, email } of all) await sendMail(db, { to: email, account_id: id, ...text })
  if (alsoTo) await sendMail(db, { to: alsoTo, ...text })
}
