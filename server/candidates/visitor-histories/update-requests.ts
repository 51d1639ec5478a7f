import { sql } from 'kysely'
import type { ProfileUpdateRequestCount } from '#contract/candidates/following/visitor-histories.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { companyBlocks } from '../privacy/company-blocks.ts'
import type { CandidateViewer, Viewer } from '#server/platform/viewers/viewer.ts'
import { linkable } from './linkable.ts'

const requestTypes = { interest: 1, vision: 2 } as const

/** The fields that companies still ask for, the most wanted first. Requests of blocked companies are left out. Columns are named so that the statement is planned once. */
export async function countUpdateRequests({ db, viewer, language }: RequestContext & { viewer: CandidateViewer }, kind: keyof typeof requestTypes) {
  const { rows } = await sql<ProfileUpdateRequestCount & { id: number }>`
    select id, key, label, company_id, company_name, requested_at, linkable, count from (
      select distinct on (items.id) items.id, items.key, ${language === 'en' ? sql`items.name_en` : sql`items.name`} as label,
        companies.id as company_id, companies.name as company_name, requests.requested_at, ${linkable(db, viewer.id)} as linkable,
        count(*) over (partition by items.id)::int as count
      from profile_update_requests as requests
      join companies on companies.id = requests.company_id
      join lookups as items on items.master = 'profile_request_items' and items.id = any(requests.request_item_ids)
      where requests.candidate_user_id = ${viewer.id} and requests.request_type = ${requestTypes[kind]} and requests.answered_at is null
        and companies.id not in (${companyBlocks(db, viewer.id).select('company_id')})
      order by items.id, requests.requested_at desc
    ) as asked
    order by count desc, requested_at desc, id`.execute(db)
  return { profile_update_requests: rows }
}

/** A request is answered once one of the fields it names was saved. */
export async function answerUpdateRequests({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, fields: string[]) {
  if (fields.length === 0) return
  await db
    .updateTable('profile_update_requests')
    .set({ answered_at: now().toISOString() })
    .where('candidate_user_id', '=', viewer.id)
    .where('answered_at', 'is', null)
    .where(sql<boolean>`request_item_ids && array(select id::smallint from lookups where master = 'profile_request_items' and key = any(${fields}::text[]))`)
    .execute()
}
