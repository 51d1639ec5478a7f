import { addAccount } from '#server/accounts/account/accounts.ts'
import { setPassword } from '#server/accounts/passwords/passwords.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { linkOf, refuseAfterSetup } from './setup-links.ts'

type Given = { email: string; name: string; password: string }

/**
 * The first operator, made with the link of the console. Every other link ends, and they are signed in, to set up a second factor. While a first start builds
 * the pages, computing the password takes longer than a transaction may be idle, so it is done before one begins.
 */
export async function createFirstOperator(context: RequestContext, { email, name, password }: Given) {
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  await ownLink(context)
  refuseWeakPassword(password, { email, names: [name] }, context.language)
  const hash = await hashPassword(password)
  await inTransaction(context.db, (db) => create({ ...context, db }, { email, name, password, hash }))
  context.answer.append('Set-Cookie', hostCookie.header('setup', '', 0))
  return { success: true }
}

async function create(context: RequestContext, { email, name, password, hash }: Given & { hash: string }) {
  const { db, now } = context
  // Two browsers that send at one moment make one operator.
  await sql`lock table setup_links in share row exclusive mode`.execute(db)
  const link = await ownLink(context)
  const at = now().toISOString()
  const id = (await addAccount(db, 'operator', { email, email_verified_at: at })) ?? fail('OPERATOR_EXISTS')
  await db.insertInto('operator_users').values({ id, name, role: 'full', created_at: at, updated_at: at, settled_at: at }).execute()
  await recordAct(
    { db, now, viewer: { id, name } },
    { act: 'create_operator', subject_kind: 'operator', subject_id: id, detail: { role: 'full', by: 'setup' } },
  )
  await db.updateTable('setup_links').set({ used_at: at }).where('id', '=', link.id).execute()
  await db.deleteFrom('setup_links').where('used_at', 'is', null).execute()
  await setPassword(context, { area: 'operator', id }, password, hash)
}

async function ownLink(context: RequestContext) {
  await refuseAfterSetup(context)
  return (await linkOf(context).executeTakeFirst()) ?? fail('SETUP_LINK_INVALID')
}
