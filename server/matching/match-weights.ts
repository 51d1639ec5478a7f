import { sql } from 'kysely'
import type { MatchWeights, MatchWhatIf } from '#contract/matching/matching.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { type SetWeights, weightsOf } from './rules/weighed.ts'
import type { Wishes } from './rules/wishes.ts'
import { indexConditions, matchingOf, viewerConditions } from './viewer-conditions.ts'

export async function showMatchWeights({ db, viewer }: { db: Database; viewer: CandidateViewer }): Promise<MatchWeights> {
  const { match_weights } = await db
    .selectFrom('candidate_profiles')
    .where('candidate_user_id', '=', viewer.id)
    .select(sql<SetWeights>`match_weights`.as('match_weights'))
    .executeTakeFirstOrThrow()
  return weightsOf(match_weights)
}

/** Rules that are not named keep their weight. */
export async function changeMatchWeights({ db, viewer }: { db: Database; viewer: CandidateViewer }, change: SetWeights): Promise<MatchWeights> {
  const { match_weights } = await db
    .updateTable('candidate_profiles')
    .set({ match_weights: sql`match_weights || ${JSON.stringify(change)}::jsonb`, updated_at: sql`now()` })
    .where('candidate_user_id', '=', viewer.id)
    .returning(sql<SetWeights>`match_weights`.as('match_weights'))
    .executeTakeFirstOrThrow()
  return weightsOf(match_weights)
}

const LESS_PAY = [50, 100]

/** How many jobs differ in nothing from the wishes, and how many more would with one wish less, or a smaller one. */
export async function countWhatIf(context: RequestContext & { viewer: CandidateViewer }): Promise<MatchWhatIf> {
  const mine = await viewerConditions(context)
  if (!mine) return { total: 0, what_if: [] }
  const conditions = indexConditions(mine, {})
  const now = Math.floor(context.now().getTime() / 1000)
  const count = (wishes: Partial<Wishes>, left?: string) => {
    const { criteria, ...floor } = matchingOf({ ...mine, ...wishes })
    const kept = criteria.filter((criterion) => criterion.rule !== left)
    return context.jobIndex.search({ ...conditions, now, limit: 0, matching: { ...floor, criteria: kept, without_mismatch: true } }).total
  }

  const total = count({})
  const dropped = matchingOf(mine).criteria.map(({ rule }) => ({ rule, value: null, more: count({}, rule) - total }))
  const { user_desired_min_salary: salary, user_desired_remote: remote } = mine
  const relaxed = [
    ...LESS_PAY.map((less) => (salary ?? 0) - less)
      .filter((value) => value > 0)
      .map((value) => ({ rule: 'min_salary' as const, value, more: count({ user_desired_min_salary: value }) - total })),
    ...(remote === 2 ? [{ rule: 'remote' as const, value: 1, more: count({ user_desired_remote: 1 }) - total }] : []),
  ]
  return { total, what_if: [...dropped, ...relaxed].filter(({ more }) => more > 0).toSorted((a, b) => b.more - a.more) }
}
