import type { Database } from '#server/platform/database/connect.ts'
import type { Side } from './tell-soon.ts'
import type { ThreadToTell } from './hold-to-tell.ts'

export type Unread = { kind: string; about: string | null; job_id: number | null }

/** What the other side said since this one was told, as far as it is unread. Scouts are told by whoever delivers them. */
export const unreadSince = (db: Database, thread: ThreadToTell, side: Side): Promise<Unread[]> =>
  db
    .selectFrom('messages')
    .select(['kind', 'about', 'job_id'])
    .where('thread_id', '=', thread.id)
    .where('number', '>', thread[`${side}_told_number`])
    .where('company', '=', side === 'candidate')
    .where('kind', '<>', 'scout')
    .where('read_at', 'is', null)
    .orderBy('number')
    .execute()
