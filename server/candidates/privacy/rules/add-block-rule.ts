import type { BlockRuleInput } from '#contract/candidates/privacy/privacy.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { holdCandidate } from '#server/accounts/sessions/hold-candidate.ts'
import { caughtCompanies } from './caught-companies.ts'
import { ruleKey } from './rule-key.ts'

/** More rules would slow down every company's reads, and no candidate can oversee them. */
const MOST = 50

/** Keeps a rule; the same rule again is the one that is there. */
export async function addBlockRule(context: CandidateContext, { kind, value }: BlockRuleInput) {
  const { db, viewer, now } = context
  await holdCandidate(db, viewer.id)
  const key = await ruleKey(db, { kind, value })
  const { rules } = await db
    .selectFrom('block_rules')
    .select(({ fn }) => fn.countAll<number>().as('rules'))
    .where('candidate_user_id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (rules >= MOST) fail('INPUT_INVALID', [{ field: 'value', message: `条件は${MOST}件までです。使っていない条件を消してください。` }])

  const rule = await db
    .insertInto('block_rules')
    .values({ candidate_user_id: viewer.id, kind, value, key, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'kind', 'key']).doUpdateSet({ value }))
    .returning(['id', 'value', 'created_at'])
    .executeTakeFirstOrThrow()
  return { ...rule, kind, caught: await caughtCompanies(context, { kind, key }) }
}
