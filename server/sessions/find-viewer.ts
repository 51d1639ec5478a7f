import { sql } from 'kysely'
import type { Area } from '#contract/sessions.ts'
import type { Database } from '../database/connect.ts'
import { IDLE_DAYS } from './session-limits.ts'
import { sessionCookieName } from './session-cookie.ts'
import { hashToken } from './token.ts'
import type { Viewer } from './viewer.ts'

type Asker = { cookie: (name: string) => string | undefined }

/** Whoever holds a session's cookie. One statement; the time it was last used is written once an hour. */
export async function findViewer(db: Database, { cookie }: Asker, now: Date, area: Area = 'candidate'): Promise<Viewer | undefined> {
  const token = cookie(sessionCookieName(area))
  if (!token) return
  const { rows } = await sql<{ id: string; session_id: string; authenticated_at: string }>`
    with found as (
      select id, candidate_user_id, authenticated_at, last_seen_at from sessions
      where token_hash = ${hashToken(token)} and area = ${area} and expires_at > ${now} and last_seen_at > ${now}::timestamptz - make_interval(days => ${IDLE_DAYS})
    ), seen as (
      update sessions set last_seen_at = ${now} from found where sessions.id = found.id and found.last_seen_at < ${now}::timestamptz - interval '1 hour'
    )
    select candidate_user_id as id, id as session_id, authenticated_at from found`.execute(db)
  return rows[0] && { area: 'candidate', ...rows[0] }
}
