import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'

const HOURS = 24
type Context = Pick<RequestContext, 'db' | 'now' | 'client'>

/** A new link for the console. `replacesOthers`: the links of before end. */
export async function issueSetupLink(db: Database, now: Date, { replacesOthers = false } = {}) {
  const token = newToken()
  let old = db.deleteFrom('setup_links').where('used_at', 'is', null)
  if (!replacesOthers) old = old.where('expires_at', '<', now.toISOString())
  await old.execute()
  const expires_at = new Date(now.getTime() + HOURS * 3_600_000).toISOString()
  await db
    .insertInto('setup_links')
    .values({ token_hash: hashToken(token), created_at: now.toISOString(), expires_at })
    .execute()
  return `${settings.publicUrl}/setup?token=${token}`
}

/** Gives the link to the browser that opens it first; that browser may open it again. */
export async function openSetupLink(context: RequestContext, token: string) {
  const { db, now, answer } = context
  await refuseAfterSetup(context)
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const at = now().toISOString()
  const own = browserOf(context)
  if (own && (await linkOf(context).where('token_hash', '=', hashToken(token)).executeTakeFirst())) return { success: true }
  const browser = newToken()
  const bound = await db
    .updateTable('setup_links')
    .set({ browser_hash: hashToken(browser), opened_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('opened_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst()
  if (!bound) fail('SETUP_LINK_INVALID')
  answer.append('Set-Cookie', hostCookie.header('setup', browser, HOURS * 3_600))
  return { success: true }
}

const browserOf = ({ client }: Pick<Context, 'client'>) => client.cookie(hostCookie.name('setup'))

/** The link that this browser has opened, while it works. */
export const linkOf = (context: Context) =>
  context.db
    .selectFrom('setup_links')
    .select('id')
    .where('browser_hash', '=', hashToken(browserOf(context) ?? ''))
    .where('expires_at', '>', context.now().toISOString())
    .where('used_at', 'is', null)

/** Operators of the demonstration cannot run a public site. */
export const hasOperator = async (db: Database) =>
  (await db.selectFrom('accounts').select('id').where('kind', '=', 'operator').where('is_demo', '=', false).limit(1).executeTakeFirst()) !== undefined

/** Nobody makes a first operator where one is, or where the site is open. */
export async function refuseAfterSetup({ db, opening }: Pick<RequestContext, 'db' | 'opening'>) {
  if (!opening?.isPreparing || (await hasOperator(db))) fail('NOT_FOUND')
}
