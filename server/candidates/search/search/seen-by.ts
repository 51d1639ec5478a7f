import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import type { Member } from '../../visibility/reveal-to.ts'
import { hiddenFrom } from '../../visibility/visible-candidates.ts'
import { documentId, EVERY_COMPANY } from '../index/candidate-documents.ts'

/** What `visibleCandidates` says of one company, as conditions of the index: nothing that the search finds, counts, orders or marks rests on anything else. */
export async function seenBy(db: Database, member: Pick<Member, 'company_id'>, index: JobIndex, favorited = false): Promise<Partial<JobQuery>> {
  const { may_look, hidden, revealed } = await hiddenFrom(db, member)
  // The index may not hold a level yet that was revealed a moment ago: until then the company reads what everybody reads.
  const levels = revealed.map(({ number, level }) => ({ number, id: documentId(number, level) })).filter(({ id }) => index.companyOf(id) !== undefined)
  return {
    among: { parameter: 'reader', value: EVERY_COMPANY, or_ids: levels.map(({ id }) => id) },
    exclude_job_ids: levels.map(({ number }) => documentId(number, 'anonymous')),
    exclude_company_ids: hidden,
    ...(!may_look && { company_ids: [] }),
    ...(may_look && favorited && { company_ids: await marked(db, member) }),
  }
}

async function marked(db: Database, { company_id }: Pick<Member, 'company_id'>) {
  const { rows } = await sql<{ number: number }>`
    select distinct number from company_favorites join candidate_index_changes using (candidate_user_id) where company_id = ${company_id}`.execute(db)
  return rows.map(({ number }) => number)
}
