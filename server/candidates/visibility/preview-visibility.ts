import type { InvisibleReason, VisibilityPreview } from '#contract/candidates/privacy/privacy.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { companyBlocks } from '../privacy/company-blocks.ts'
import { listedColumns } from '../privacy/listed-columns.ts'
import { candidateForCompany } from './for-company/candidate-for-company.ts'

/** A company's view of me, by the very code that answers the company. The candidate's own preview leaves no line in the ledger. */
export async function previewVisibility({ db, viewer }: CandidateContext, company_id: number): Promise<VisibilityPreview> {
  const found = await publicCompanies(db)
    .innerJoin('candidate_users', (join) => join.on('candidate_users.id', '=', viewer.id))
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select(listedColumns(db, viewer.id))
    .leftJoin('reveals', (join) => join.onRef('reveals.candidate_user_id', '=', 'candidate_users.id').onRef('reveals.company_id', '=', 'companies.id'))
    .select(['end_of_contract', 'is_open', 'email_verified_at', 'reveals.parts', 'reveals.level'])
    .where('companies.id', '=', company_id)
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')

  const { end_of_contract, is_open, email_verified_at, parts, level, ...company } = found
  const blocks = await companyBlocks(db, viewer.id).select('reason').distinct().where('company_id', '=', company_id).orderBy('reason').execute()
  const reasons: InvisibleReason[] = [
    ...(is_open || (parts ? parts.includes('profile') : level) ? [] : ['not_open' as const]),
    ...(email_verified_at ? [] : ['not_verified' as const]),
    ...blocks.map(({ reason }) => reason as 'hand' | 'rule' | 'employer'),
    ...(end_of_contract ? ['no_contract' as const] : []),
  ]
  const candidate = await candidateForCompany(db, { company_id }, viewer.id)
  return { company, candidate: candidate ?? null, reasons }
}
