import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import { candidateName } from '#server/accounts/candidate-names/candidate-label.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { sql } from 'kysely'
import { showsPart } from '#server/accounts/candidate-names/shown-parts.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { applicationsOf } from '../../applications/company/company-applications.ts'
import type { OutsideRow } from '../outside-rows.ts'

export type Applicant = { id: string; name: string; email_key: string }

const shows = (part: 'name' | 'contact') => showsPart(sql.ref('threads.candidate_user_id'), sql.ref('threads.company_id'), part)

/**
 * The applicants of the company who have the address of somebody who consented, and who show the company their name and address already. An address that is
 * not shown would be found out by adding people otherwise.
 */
export async function knownApplicants(db: Database, viewer: CompanyViewer, rows: Pick<OutsideRow, 'email_key' | 'consented_at'>[]): Promise<Applicant[]> {
  const keys = rows.filter(({ consented_at }) => consented_at !== null).map(({ email_key }) => email_key)
  if (keys.length === 0) return []
  return applicationsOf(db, viewer)
    .innerJoin('accounts', 'accounts.id', 'threads.candidate_user_id')
    .select(['applications.id', candidateName.as('name'), sql<string>`accounts.email_key`.as('email_key')])
    .where('accounts.email_key', 'in', keys)
    .where('accounts.restricted_at', 'is', null)
    .where(shows('name'))
    .where(shows('contact'))
    .where(
      sql<boolean>`not exists (select from company_blocks where company_blocks.candidate_user_id = accounts.id
        and company_blocks.company_id = threads.company_id)`,
    )
    .orderBy('applications.id')
    .execute()
}

/** Name and number together; empty while one of the two cannot be read. */
function phoneKey({ is_readable, phone_sealed, name }: OutsideRow) {
  const digits = is_readable ? (open(phone_sealed)?.replaceAll(/\D/g, '') ?? '') : ''
  return digits && `${digits} ${name.normalize('NFKC').replaceAll(/\s/g, '')}`
}
const isMerged = ({ merged_into_id, merged_application_id }: OutsideRow) => merged_into_id !== null || merged_application_id !== null

/** Who may be the same person as a row: the same address, or the same name and telephone number where both can be read. */
export function twinFinder(rows: OutsideRow[], applicants: Applicant[]) {
  const single = rows.filter((row) => !isMerged(row))
  const byAddress = Map.groupBy(single, ({ email_key }) => email_key)
  const byPhone = Map.groupBy(
    single.filter((row) => phoneKey(row) !== ''),
    phoneKey,
  )
  return (row: OutsideRow): OutsideCandidate['same_as'] => {
    if (isMerged(row)) return []
    const sameAddress = (byAddress.get(row.email_key) ?? []).filter(({ id }) => id !== row.id)
    const samePhone = (byPhone.get(phoneKey(row)) ?? []).filter((other) => other.id !== row.id && !sameAddress.includes(other))
    const applied = row.consented_at === null ? [] : applicants.filter(({ email_key }) => email_key === row.email_key)
    return [
      ...sameAddress.map(({ id, name }) => ({ kind: 'outside' as const, id, name, why: 'address' as const })),
      ...samePhone.map(({ id, name }) => ({ kind: 'outside' as const, id, name, why: 'phone' as const })),
      ...applied.map(({ id, name }) => ({ kind: 'application' as const, id, name, why: 'address' as const })),
    ]
  }
}
