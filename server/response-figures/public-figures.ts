import type { ResponseFiguresOfKind } from '#contract/response-ledger/response-figures.ts'
import { responseRules } from '#contract/response-ledger/response-rules.ts'

/** What of a company's figures anybody may read: what few candidates said of meetings is nobody's. */
export function publicFigures({ waiting: _waiting, ...figures }: ResponseFiguresOfKind) {
  return figures.meetings < responseRules.cases ? { ...figures, meetings: 0, mismatched_meetings: 0 } : figures
}
