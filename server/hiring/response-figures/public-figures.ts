import type { ResponseFiguresOfKind } from '#contract/hiring/response-ledger/response-figures.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'

/** What of a company's figures anybody may read: what few candidates said of meetings is nobody's, and few promises say nothing of a company. */
export const publicFigures = ({ waiting: _waiting, ...figures }: ResponseFiguresOfKind) => ({
  ...figures,
  ...(figures.meetings < responseRules.cases ? { meetings: 0, mismatched_meetings: 0 } : {}),
  ...(figures.promises < responseRules.cases ? { promises: 0, kept_promises: 0 } : {}),
})
