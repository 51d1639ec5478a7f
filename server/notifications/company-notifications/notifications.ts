import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/platform/page.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { candidateIdOfThread, candidateLabel } from '#server/accounts/candidate-names/candidate-label.ts'
import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import type { MemberNotification, MemberNotificationKind } from '#contract/notifications/settings/company-notifications.ts'
import { isOfMember } from '#server/accounts/conversation-access/is-of-member.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'

type Asking = { db: Database; viewer: CompanyViewer }
type Listing = Asking & { now: () => Date }

/** A scout that the candidate declined is listed without its conversation, which the company does not see. */
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

type ToldRow = {
  kind: MemberNotificationKind
  candidate: { id: string; name: string } | null
  job: { id: number; position_title: string } | null
  detail: { state?: string; due?: string; decision?: string; endpoint?: string; reason?: string }
}

const AREA = '/online/companies'

const answers: Record<string, string> = { accepted: '受けました', refused: '断りました', parked: '先にのばしました' }

/** The text and the link of a notification, made when it is read, so that a withdrawn name is no longer in it. */
function notificationText({ kind, candidate, job, detail }: ToldRow): Pick<MemberNotification, 'title' | 'path'> {
  const who = candidate?.name ?? '求職者'
  const talk = `${AREA}/messages/detail?candidate_id=${candidate?.id ?? ''}`
  const title = `「${job?.position_title ?? 'オープンポジション'}」`
  const editor = `${AREA}/job_offers/edit?id=${job?.id ?? ''}`
  const texts: Record<MemberNotificationKind, { title: string; path: string }> = {
    application: { title: `${who}から、${title}に応募が届きました`, path: talk },
    message: { title: `${who}からメッセージが届きました`, path: talk },
    scout_answer: {
      title: `${who}がスカウトを${answers[detail.state ?? ''] ?? '読みました'}`,
      path: detail.state === 'accepted' ? talk : `${AREA}/scouts`,
    },
    meeting: { title: `${who}から、面談・面接の日時に返事がありました`, path: talk },
    deadline: { title: `${who}への返事の期限は、${detail.due ?? 'あす'}です`, path: talk },
    job_confirmation: { title: `${detail.decision === 'asked' ? '運営から：' : ''}${title}を、いまも募集しているか確かめてください`, path: editor },
    job_review: {
      title: `${title}の審査が終わりました。${detail.decision === 'approved' ? '公開されています' : `直すところがあります${detail.reason ? `。理由：${detail.reason}` : ''}`}`,
      path: editor,
    },
    job_closed: {
      title:
        detail.decision === 'undone'
          ? `運営が${title}の公開を元に戻しました`
          : `運営が${title}の公開を止めました。もう一度公開するには、審査があります。理由：${detail.reason ?? ''}`,
      path: editor,
    },
    company_decision: {
      title: [companyDecisions[detail.decision ?? ''] ?? '', detail.reason && `理由：${detail.reason}`].filter(Boolean).join(''),
      path: `${AREA}/dashboard`,
    },
    webhook: { title: `届かない状態が続いたため、Webhookの送信を止めました`, path: `${AREA}/settings/webhooks` },
    thread_opened: { title: `通報を受けて、運営の2名が${who}とのやりとりを確認しました`, path: talk },
  }
  return texts[kind]
}

/**
 * The notifications that a member may still read: none about a candidate who blocked the company since, none of a conversation that the member may not see, and
 * replies to scouts only for members who may send them. Lists and counts start here.
 */
export const visibleNotifications = (db: Database, viewer: Pick<CompanyViewer, 'id' | 'company_id' | 'role'>) =>
  db
    .selectFrom('company_notifications as told')
    .leftJoin('threads', 'threads.id', 'told.thread_id')
    .where('told.company_user_id', '=', viewer.id)
    .where(
      sql<boolean>`case when told.thread_id is not null then ${isOfMember(viewer)}
        when told.candidate_user_id is not null then ${viewer.role === 'admin' || viewer.role === 'recruiter'} and not exists (
          select from company_blocks as blocks where blocks.candidate_user_id = told.candidate_user_id and blocks.company_id = ${viewer.company_id})
        else true end`,
    )

/** Marks one notification as read, or without an id all of them. Only the first time counts. */
export async function viewCompanyNotification({ db, viewer, now }: Pick<RequestContext, 'db' | 'now'> & { viewer: CompanyViewer }, id?: number) {
  const seen = await visibleNotifications(db, viewer)
    .$if(id !== undefined, (told) => told.where('told.id', '=', id!))
    .select('told.id')
    .execute()
  if (id !== undefined && seen.length === 0) fail('NOT_FOUND')
  if (seen.length > 0)
    await db
      .updateTable('company_notifications')
      .set({ viewed_at: now().toISOString() })
      .where(
        'id',
        'in',
        seen.map((told) => told.id),
      )
      .where('viewed_at', 'is', null)
      .execute()
  const { unread_count } = await notificationCounts({ db, viewer })
  return { success: true, unread_count }
}
