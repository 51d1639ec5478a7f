import { type RawBuilder, sql } from 'kysely'
import type { ThreadFilter } from '#contract/conversations/threads.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

/** Which threads stand behind each filter of a list. What is archived stands behind its own only. */
export function threadFilters({ area, id }: Party): Record<ThreadFilter, RawBuilder<boolean>> {
  const archived = sql<boolean>`${sql.ref(`threads.${area}_archived_at`)} is not null`
  const unless = (rule: RawBuilder<unknown>) => sql<boolean>`(not ${archived} and ${rule})`
  return {
    all: unless(sql`true`),
    unread: unless(sql`exists (select from messages where thread_id = threads.id and company = ${area === 'candidate'} and read_at is null)`),
    awaiting: unless(sql`threads.turn = ${area} and threads.candidate_user_id is not null`),
    scouts: unless(sql`exists (select from messages where thread_id = threads.id and kind = 'scout')`),
    applications: unless(sql`exists (select from applications where applications.thread_id = threads.id)`),
    mine: unless(area === 'company' ? sql`threads.company_user_id = ${id}` : sql`false`),
    archived,
  }
}
