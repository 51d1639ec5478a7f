import type { Finding, Posting } from './posting.ts'
import { sixItems } from './rules/six-items.ts'

const rules = [...sixItems]

/** Everything that is missing, unclear, contradictory or not allowed in a posting (docs/posting-lint.md). Pure: the same for server and editor. */
export const lintPosting = (posting: Posting): Finding[] =>
  rules.flatMap(({ rule, level, find }) => find(posting).map(({ field, message }) => ({ field, rule, level, message })))
