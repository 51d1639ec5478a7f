import type { BlockRuleInput } from '#contract/candidates/privacy/privacy.ts'
import type { CandidateContext } from '#server/platform/request/candidate-context.ts'
import { caughtCompanies } from './caught-companies.ts'
import { ruleKey } from './rule-key.ts'

export const previewBlockRule = async (context: CandidateContext, rule: BlockRuleInput) =>
  caughtCompanies(context, { kind: rule.kind, key: await ruleKey(context.db, rule) })
