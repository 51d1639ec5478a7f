import { sql } from 'kysely'
import { accountsOf, credentialsOf } from '../account/memberships.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { confirmedUntil } from '../sessions/confirming/confirm-session.ts'
import { idleDays } from '../sessions/session-cookie.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { fail } from '#server/fail.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { endSession } from '../sessions/end-session.ts'

/** Where I am signed in, this browser first; a member of several companies is told in which. */
export async function listOwnSessions({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  const at = now()
  const own = accountsOf(db, await credentialsOf(db, viewer))
  const sessions = await db
    .selectFrom('sessions')
    .leftJoin('company_users as members', 'members.id', 'account_id')
    .leftJoin('companies', 'companies.id', 'company_id')
    .select(['sessions.id', 'device', 'sessions.created_at', 'last_seen_at'])
    .select(sql<string | null>`case when (${own.clearSelect().select(sql`count(*) > 1`.as('many'))}) then companies.name end`.as('company_name'))
    .select(({ eb }) => eb('sessions.id', '=', viewer.session_id).$castTo<boolean>().as('is_current'))
    .where('account_id', 'in', own)
    .where('expires_at', '>', at.toISOString())
    .where('last_seen_at', '>', new Date(at.getTime() - idleDays(viewer.area) * 86_400_000).toISOString())
    .orderBy('is_current', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('sessions.id')
    .execute()
  return { sessions, confirmed_until: confirmedUntil({ viewer, now }) }
}

/** From the next request on, that device is signed out. Ending this browser's own is signing out, and needs no password. */
export async function endOwnSession(context: RequestContext & { viewer: Viewer }, { session_id }: { session_id: string }) {
  const { db, viewer } = context
  if (session_id === viewer.session_id) return endSession(context)
  requireReauthentication(context)
  const own = accountsOf(db, await credentialsOf(db, viewer))
  const ended = await db.deleteFrom('sessions').where('id', '=', session_id).where('account_id', 'in', own).returning('id').executeTakeFirst()
  if (!ended) fail('NOT_FOUND')
  return { success: true }
}

/** Asks for the password first: a stranger at an open screen must not sign the owner out elsewhere. */
export async function endOtherSessions(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  requireReauthentication(context)
  const { db, viewer } = context
  const own = accountsOf(db, await credentialsOf(db, viewer))
  await db.deleteFrom('sessions').where('account_id', 'in', own).where('id', '!=', viewer.session_id).execute()
  return { success: true }
}
