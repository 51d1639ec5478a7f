import { sql } from 'kysely'
import type { NoticeContent } from '#contract/notifications/announcements/operator-notices.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { toldOf } from '../told-of.ts'
import { columnsOfContent } from './columns-of-content.ts'

const sides = {
  candidates: { people: 'candidate_users', isMeant: 'candidate_is_meant' },
  companies: { people: 'company_users', isMeant: 'member_is_meant' },
} as const

/** How many people a notice is for as it is written now, in words; of some candidates only, in steps. */
export async function peopleMeant(db: Database, content: NoticeContent) {
  const { people, isMeant } = sides[content.audience]
  const { segment } = columnsOfContent(content)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(people)} as people where ${sql.ref(isMeant)}(${segment}::jsonb, people.id)`.execute(db)
  const isNarrowed = content.audience === 'candidates' && segment !== '{}'
  const told = toldOf(isNarrowed)(rows[0]!.count)
  if (told === null) return '5人未満'
  return isNarrowed ? `${told.toLocaleString('ja-JP')}〜${(told + 4).toLocaleString('ja-JP')}人` : `${told.toLocaleString('ja-JP')}人`
}
