import { sql } from 'kysely'
import type { PeopleSearch } from '#contract/candidates/search/people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import type { JobIndex } from '#search-engine/job-index.ts'
import type { Member } from '../../visibility/reveal-to.ts'
import { hiddenFrom } from '../../visibility/visible-candidates.ts'
import { documentId, EVERY_COMPANY } from '../index/candidate-documents.ts'

type Own = Pick<PeopleSearch, 'favorited' | 'list_id' | 'tag_id'>

/** What `visibleCandidates` says of one company, as conditions of the index: nothing that the search finds, counts, orders or marks rests on anything else. */
export async function seenBy(db: Database, member: Pick<Member, 'company_id'>, index: JobIndex, own: Own = {}): Promise<Partial<JobQuery>> {
  const { may_look, hidden, revealed } = await hiddenFrom(db, member)
  // The index may not hold a level yet that was revealed a moment ago: until then the company reads what everybody reads.
  const levels = revealed.map(({ number, level }) => ({ number, id: documentId(number, level) })).filter(({ id }) => index.companyOf(id) !== undefined)
  return {
    among: { parameter: 'reader', value: EVERY_COMPANY, or_ids: levels.map(({ id }) => id) },
    exclude_job_ids: levels.map(({ number }) => documentId(number, 'anonymous')),
    exclude_company_ids: hidden,
    ...(!may_look && { company_ids: [] }),
    ...(may_look && isNarrowing(own) && { company_ids: await ownSelection(db, member, own) }),
  }
}

const isNarrowing = ({ favorited, list_id, tag_id }: Own) => favorited || list_id !== undefined || tag_id !== undefined

/** Whom the company marked, put into one of its lists, or gave a tag; with several of these, who is in all. */
async function ownSelection(db: Database, { company_id }: Pick<Member, 'company_id'>, { favorited, list_id, tag_id }: Own) {
  const { rows } = await sql<{ number: number }>`
    select number from candidate_index_changes as changes
    where ${favorited ? sql`exists (select from company_favorites as marks where company_id = ${company_id} and marks.candidate_user_id = changes.candidate_user_id)` : sql`true`}
      and ${
        list_id === undefined
          ? sql`true`
          : sql`candidate_user_id in (select entries.candidate_user_id from people_list_entries as entries join people_lists on people_lists.id = list_id
              where list_id = ${list_id} and company_id = ${company_id})`
      } and ${
        tag_id === undefined
          ? sql`true`
          : sql`candidate_user_id in (select candidate_user_id from candidate_tags join selection_tags on selection_tags.id = tag_id
              where tag_id = ${tag_id} and company_id = ${company_id})`
      }`.execute(db)
  return rows.map(({ number }) => number)
}

/** Whom the company scouted, by their numbers in the index. */
export async function scoutedBy(db: Database, { company_id }: Pick<Member, 'company_id'>) {
  const { rows } = await sql<{ number: number }>`
    select distinct number from scouts join candidate_index_changes using (candidate_user_id) where company_id = ${company_id}`.execute(db)
  return rows.map(({ number }) => number)
}
