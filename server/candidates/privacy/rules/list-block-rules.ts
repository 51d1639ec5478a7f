import type { BlockRule } from '#contract/candidates/privacy/privacy.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { caughtCompanies } from './caught-companies.ts'

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
