import { sql } from 'kysely'
import type { ResponseFigures } from '#contract/companies.ts'
import type { OwnResponseFigures } from '#contract/company-figures.ts'
import { responseCases } from '#contract/response-ledger/response-cases.ts'
import { figuresOfResponses } from '#contract/response-ledger/response-figures.ts'
import { responseRules } from '#contract/response-ledger/response-rules.ts'
import type { MemberContext } from '../people/member-context.ts'
import { ledgerOf } from './ledger-of.ts'

/** The company's own figures at this moment, from the ledger, beside what the public reads of it. */
export async function showOwnFigures({ db, viewer, now }: Pick<MemberContext, 'db' | 'viewer' | 'now'>): Promise<OwnResponseFigures[]> {
  const { company_id } = viewer
  const ledger = await ledgerOf(db, [company_id], now())
  const cases = responseCases(ledger.get(company_id) ?? [], now().getTime())
  const told = await db
    .selectFrom('company_response_figures')
    .select([
      sql<ResponseFigures['kind']>`kind`.as('kind'),
      'cases',
      'answered',
      'median_answer_hours',
      'finished',
      'told_result',
      'meetings',
      'mismatched_meetings',
      'promises',
      'kept_promises',
      'measured_at',
    ])
    .where('company_id', '=', company_id)
    .where('cases', '>=', responseRules.cases)
    .execute()
  return (['application', 'scout'] as const).map((kind) => {
    const figures = figuresOfResponses(cases, kind)
    return {
      ...figures,
      cases_to_public: Math.max(0, responseRules.cases - figures.cases),
      public_figures: told.find((one) => one.kind === kind) ?? null,
    }
  })
}
