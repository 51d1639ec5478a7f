import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { VisitorHistory } from '#contract/candidates/following/visitor-histories.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { linkable } from './linkable.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Which companies opened my profile, one row for each company and day, the latest first. */
export async function listVisitorHistories({ db, viewer }: RequestContext & { viewer: CandidateViewer }, { page = 1, per_page = PAGE_SIZE }: Page) {
  const days = visits(db, viewer.id)
    .innerJoin('companies', 'companies.id', 'events.company_id')
    .select(['companies.id as company_id', 'companies.name', 'companies.is_demo', sql<string>`events.at::date`.as('access_on')])
    .groupBy(['companies.id', sql`events.at::date`])
  const { total } = await db.selectFrom(days.as('days')).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const visitor_histories = await days
    .select(sql<string>`max(events.at)`.as('last_access_at'))
    .select(linkable(db, viewer.id).as('linkable'))
    .select(
      sql<string[]>`array(select distinct part from events as same, jsonb_array_elements_text(same.detail->'parts') as part
        where same.id = any(array_agg(events.id)) order by part)`.as('parts'),
    )
    .select(
      sql<VisitorHistory['candidate_profile_update_request']>`(
        select jsonb_build_object('requested_at', to_char(requested_at, 'YYYY-MM-DD"T"HH24:MI:SS"+09:00"'), 'request_type', request_type, 'request_item_ids', request_item_ids)
        from profile_update_requests as requests
        where requests.candidate_user_id = ${viewer.id} and requests.company_id = companies.id and answered_at is null
        order by requested_at desc limit 1)`.as('candidate_profile_update_request'),
    )
    .orderBy('last_access_at', 'desc')
    .orderBy('companies.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { visitor_histories, total, page, per_page }
}

/** Each time a company opened this profile. Acts of a company while it was blocked are left out: it saw no profile. */
const visits = (db: Database, candidateId: string) =>
  db
    .selectFrom('events')
    .where('events.candidate_user_id', '=', candidateId)
    .where('events.kind', '=', 'profile_viewed')
    .where('events.actor', '=', 'company')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocked_companies')
            .select('blocked_companies.company_id')
            .where('blocked_companies.candidate_user_id', '=', candidateId)
            .whereRef('blocked_companies.company_id', '=', 'events.company_id')
            .whereRef('blocked_companies.created_at', '<=', 'events.at'),
        ),
      ),
    )
