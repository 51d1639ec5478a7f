import type { Finding, Posting, Rule } from './posting.ts'
import { conditions } from './rules/conditions.ts'
import { contractor } from './rules/contractor.ts'
import { discretionaryWork } from './rules/discretionary-work.ts'
import { fixedOvertime } from './rules/fixed-overtime.ts'
import { hours } from './rules/hours.ts'
import { pay } from './rules/pay.ts'
import { places } from './rules/places.ts'
import { sixItems } from './rules/six-items.ts'
import { truth } from './rules/truth.ts'
import { ageWords } from './words/age-words.ts'
import { fairSelectionWords } from './words/fair-selection-words.ts'
import { findWords } from './words/find-words.ts'
import { fraudWords } from './words/fraud-words.ts'
import { roleWords } from './words/role-words.ts'
import { sexWords } from './words/sex-words.ts'

export const lintRules: Rule[] = [...sixItems, ...conditions, ...contractor, ...pay, ...fixedOvertime, ...hours, ...discretionaryWork, ...places, ...truth]
export const lintWords = [...sexWords, ...roleWords, ...ageWords, ...fairSelectionWords, ...fraudWords]

/**
 * Everything that is missing, unclear, contradictory or not allowed in a posting (docs/posting-lint.md). Pure: the same for the server,
 * which lets nothing with an error be public, and for the editor, which asks while somebody types.
 */
export const lintPosting = (posting: Posting): Finding[] => [
  ...lintRules.flatMap(({ rule, level, find }) => find(posting).map(({ field, message }) => ({ field, rule, level, message }))),
  ...findWords(lintWords, posting),
]
