import type { BlockRule, BlockRuleInput } from '#contract/candidates/privacy/privacy.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { caughtCompanies } from './caught-companies.ts'
import { ruleKey } from './rule-key.ts'
import { fail } from '#server/fail.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'

/** The rules, the latest first, each with the companies that it blocks. */
export async function listBlockRules(context: CandidateContext) {
  const rules = await context.db
    .selectFrom('block_rules')
    .select(['id', 'kind', 'value', 'key', 'created_at'])
    .where('candidate_user_id', '=', context.viewer.id)
    .orderBy('id', 'desc')
    .$narrowType<Pick<BlockRule, 'kind'>>()
    .execute()
  return { block_rules: await Promise.all(rules.map(async (rule) => ({ ...rule, caught: await caughtCompanies(context, rule) }))) }
}

export const previewBlockRule = async (context: CandidateContext, rule: BlockRuleInput) =>
  caughtCompanies(context, { kind: rule.kind, key: await ruleKey(context.db, rule) })

/** More rules would slow down every company's reads, and no candidate can oversee them. */
const MOST = 50

/** Keeps a rule; the same rule again is the one that is there. */
export async function addBlockRule(context: CandidateContext, { kind, value }: BlockRuleInput) {
  const { db, viewer, now } = context
  await lockCandidate(db, viewer.id)
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

export async function removeBlockRule({ db, viewer }: CandidateContext, id: number) {
  const { numDeletedRows } = await db.deleteFrom('block_rules').where('id', '=', id).where('candidate_user_id', '=', viewer.id).executeTakeFirstOrThrow()
  if (!numDeletedRows) fail('NOT_FOUND')
  return { success: true }
}
