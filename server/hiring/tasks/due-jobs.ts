import { sql } from 'kysely'
import { ownJobs } from '#server/jobs/editing/own-jobs.ts'
import { DAYS_LISTED } from '#server/jobs/postings/published-jobs.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

/** A published job is confirmed anew after so many days; a week before, it is named. */
const DAYS_CONFIRMED = 30
const AHEAD = 7

/** The jobs to confirm, the most pressing first. */
export async function dueJobs({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer'> & { now: Date }) {
  const inDays = (days: number) => sql<string>`confirmed_at + make_interval(days => ${days})`
  const due = ownJobs(db, viewer)
    .where('state', '=', 'published')
    .where(inDays(DAYS_CONFIRMED), '<=', sql<string>`${now}::timestamptz + make_interval(days => ${AHEAD})`)
  const rows = await due
    .select([
      'id',
      'position_title',
      inDays(DAYS_CONFIRMED).as('due_at'),
      inDays(DAYS_LISTED).as('leaves_at'),
      sql<boolean>`confirmed_at + make_interval(days => ${DAYS_CONFIRMED}) <= ${now}`.as('is_overdue'),
    ])
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(5)
    .execute()
  const { total } = await due.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const of = (state: string) => sql<number>`(count(*) filter (where state = ${state}))::int`
  const counts = await ownJobs(db, viewer)
    .select([of('draft').as('draft'), of('in_review').as('in_review'), of('published').as('published')])
    .executeTakeFirstOrThrow()
  return { due: rows, total, counts }
}
