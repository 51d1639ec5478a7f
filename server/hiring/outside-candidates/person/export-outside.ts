import { sql } from 'kysely'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { outsideFileKey } from '../files/scan-outside-file.ts'
import { openOutsideLink } from '../outside-links.ts'
import { openOutside } from './answer-outside-link.ts'

/** The data of the person behind a link, with the résumé and what happened. The notes of members are the company's own, as those on candidates are. */
export async function exportOutside(context: RequestContext, token: string): Promise<File> {
  await rateLimit(context, 'upload')
  const { db } = context
  const { id } = await openOutsideLink(context, token)
  const person = await openOutside(context, token)
  const history = await db
    .selectFrom('outside_events')
    .select(['at', 'kind', sql<string>`case when kind = 'moved' then detail else '' end`.as('detail')])
    .where('outside_candidate_id', '=', id)
    .where('kind', '<>', 'noted')
    .orderBy('at')
    .orderBy('id')
    .execute()
  const meetings = await db
    .selectFrom('meetings')
    .select(['created_at', 'meeting_type', 'title', 'place', 'minutes', 'slots', 'starts_at', 'state', 'declined_as', 'declined_note'])
    .where('outside_candidate_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const stored = await db.selectFrom('outside_files').select(['storage_key', 'state']).where('outside_candidate_id', '=', id).executeTakeFirst()
  const bytes = stored && stored.state !== 'refused' ? await storedFiles.find(outsideFileKey(stored.storage_key)) : undefined
  const file = person.file && { ...person.file, content_base64: bytes ? Buffer.from(bytes).toString('base64') : null }
  return new File([JSON.stringify({ ...person, file, history, meetings }, null, 2)], 'my-data.json', { type: 'application/json' })
}
