import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { candidateIdOfThread, candidateLabel } from '#server/accounts/candidate-names/candidate-label.ts'
import { notificationText, type ToldRow } from './notification-text.ts'
import { visibleNotifications } from './visible-notifications.ts'

type Asking = { db: Database; viewer: CompanyViewer }
type Listing = Asking & { now: () => Date }

/** A scout that was answered with no is told without its thread, which the company does not see. */
const candidate = (company_id: number, now: Date) => sql<ToldRow['candidate']>`case when told.thread_id is not null then
    json_build_object('id', ${candidateIdOfThread}, 'name', ${candidateLabel(now)})
  when told.candidate_user_id is not null then
    (select json_build_object('id', told.candidate_user_id, 'name', ${candidateLabel(now)}) from threads
      where threads.candidate_user_id = told.candidate_user_id and threads.company_id = ${company_id}) end`
const job = sql<ToldRow['job']>`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = told.job_id)`

/** The newest first. */
export async function listCompanyNotifications({ db, viewer, now }: Listing, { page = 1, per_page = PAGE_SIZE }: Page) {
  const rows = await visibleNotifications(db, viewer)
    .select(['told.id', 'told.created_at', 'told.viewed_at', sql<ToldRow['kind']>`told.kind`.as('kind'), sql<ToldRow['detail']>`told.detail`.as('detail')])
    .select([candidate(viewer.company_id, now()).as('candidate'), job.as('job')])
    .orderBy('told.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const notifications = rows.map(({ candidate, job, detail, ...row }) => ({ ...row, ...notificationText({ kind: row.kind, candidate, job, detail }) }))
  return { notifications, ...(await notificationCounts({ db, viewer })), page, per_page }
}

export async function notificationCounts({ db, viewer }: Asking) {
  return visibleNotifications(db, viewer)
    .select([sql<number>`count(*)::int`.as('total'), sql<number>`(count(*) filter (where told.viewed_at is null))::int`.as('unread_count')])
    .executeTakeFirstOrThrow()
}
