import { sql } from 'kysely'
import type { AnnouncementContent } from '#contract/notifications/announcements/announcement-content.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { notifiedCount } from '../operator-announcements.ts'
import { columnsOfContent } from './announcement-content.ts'

const sides = {
  candidates: { people: 'candidate_users', isMeant: 'candidate_is_meant' },
  companies: { people: 'company_users', isMeant: 'member_is_meant' },
} as const

/** How many readers an announcement has as it is written now; of some candidates only in steps, null below five. */
export async function peopleMeant(db: Database, content: AnnouncementContent) {
  const { people, isMeant } = sides[content.audience]
  const { segment } = columnsOfContent(content)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(people)} as people where ${sql.ref(isMeant)}(${segment}::jsonb, people.id)`.execute(db)
  const isNarrowed = content.audience === 'candidates' && segment !== '{}'
  return { count: notifiedCount(isNarrowed)(rows[0]!.count), isNarrowed }
}
