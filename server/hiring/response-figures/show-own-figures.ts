import type { OwnResponseFigures } from '#contract/hiring/analytics/company-figures.ts'
import { responseCases } from '#contract/hiring/response-ledger/response-cases.ts'
import { figuresOfResponses } from '#contract/hiring/response-ledger/response-figures.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import { responseFigures } from '#server/companies/directory/public-companies.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ledgerOf } from './ledger-of.ts'

/** The company's own figures at this moment, from the ledger, beside what the public reads of it. */
export async function showOwnFigures({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>): Promise<OwnResponseFigures[]> {
  const { company_id } = viewer
  const ledger = await ledgerOf(db, [company_id], now())
  const cases = responseCases(ledger.get(company_id) ?? [], now().getTime())
  const told = await responseFigures(db, company_id)
  return (['application', 'scout'] as const).map((kind) => {
    const figures = figuresOfResponses(cases, kind)
    return {
      ...figures,
      cases_to_public: Math.max(0, responseRules.cases - figures.cases),
      public_figures: told.find((one) => one.kind === kind) ?? null,
    }
  })
}
