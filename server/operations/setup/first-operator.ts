import { addAccount } from '#server/accounts/account/accounts.ts'
import { setPassword } from '#server/accounts/passwords/passwords.ts'
import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { linkOf, refuseAfterSetup } from './setup-links.ts'

type Given = { email: string; name: string; password: string }

/** The first operator, made with the link of the console. Every other link ends, and they are signed in, to set up a second factor. */
export async function createFirstOperator(context: RequestContext, { email, name, password }: Given) {
  const { db, now, answer } = context
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  // While a first start builds the pages, the password takes longer than a transaction may usually be idle.
  await sql`set local idle_in_transaction_session_timeout = '30s'`.execute(db)
  // Two browsers that send at one moment make one operator.
  await sql`lock table setup_links in share row exclusive mode`.execute(db)
  await refuseAfterSetup(context)
  const link = (await linkOf(context).executeTakeFirst()) ?? fail('SETUP_LINK_INVALID')
  const at = now().toISOString()
  const id = (await addAccount(db, 'operator', { email, email_verified_at: at })) ?? fail('OPERATOR_EXISTS')
  await db.insertInto('operator_users').values({ id, name, role: 'full', created_at: at, updated_at: at, settled_at: at }).execute()
  await recordAct(
    { db, now, viewer: { id, name } },
    { act: 'create_operator', subject_kind: 'operator', subject_id: id, detail: { role: 'full', by: 'setup' } },
  )
  await db.updateTable('setup_links').set({ used_at: at }).where('id', '=', link.id).execute()
  await db.deleteFrom('setup_links').where('used_at', 'is', null).execute()
  await setPassword(context, { area: 'operator', id }, password)
  answer.append('Set-Cookie', hostCookie.header('setup', '', 0))
  return { success: true }
}
