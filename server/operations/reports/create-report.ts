import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReportState } from '#contract/operations/reports/report-enums.ts'
import type { NewReport } from '#contract/operations/reports/reports.ts'
import { fail } from '#server/fail.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { reportReceived } from '#server/platform/mail/texts/tickets/ticket-mails.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addReport, readingOf } from './add-report.ts'
import { reportTitle } from './write-report.ts'

/** A public page, or the site itself. The page is stored as it reads now, because its owner may change it tomorrow. */
export async function createReport(context: RequestContext, { about, id, kind, note, email }: NewReport) {
  const { db, now, viewer } = context
  await rateLimit(context, 'mail')
  const company_id = about === 'company' ? (id ?? null) : about !== 'service' && id ? await companyOf(context, about, id) : null
  const job_id = about === 'job' ? (id ?? null) : null
  const story_id = about === 'story' ? (id ?? null) : null
  const snapshot = about === 'service' || company_id === null ? null : await readingOf(db, { job_id, story_id, company_id })
  if (about !== 'service' && (!snapshot || !['published', 'paused', 'closed', 'active'].includes(snapshot.state))) fail('NOT_FOUND')
  if (about === 'service' && !note) fail('INPUT_INVALID', [{ field: 'note', message: '内容を書いてください。' }])
  const candidate_user_id = viewer?.area === 'candidate' ? viewer.id : null
  const reporter_email = candidate_user_id ? null : email || null
  const { number, due_at } = await addReport(db, now(), {
    about,
    kind,
    note,
    reporter: candidate_user_id ? 'candidate' : 'visitor',
    candidate_user_id,
    reporter_email,
    job_id,
    story_id: snapshot && story_id,
    company_id,
    snapshot: JSON.stringify(snapshot ?? {}),
  })
  const to = reporter_email ?? (candidate_user_id && (await addressOf(context, candidate_user_id)))
  if (to)
    await sendMail(db, { to, account_id: candidate_user_id, ...reportReceived({ number, due: new Date(due_at), is_candidate: Boolean(candidate_user_id) }) })
  return { number, due_at, is_mailed: Boolean(to) && siteSettings().sendsMail }
}

const companyOf = async ({ db }: Pick<RequestContext, 'db'>, about: 'job' | 'story', id: number) =>
  (
    await db
      .selectFrom(about === 'job' ? 'job_offers' : 'stories')
      .select('company_id')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.company_id ?? null

const addressOf = async ({ db }: Pick<RequestContext, 'db'>, id: string) =>
  (await db.selectFrom('accounts').select('email').where('id', '=', id).where('email_verified_at', 'is not', null).executeTakeFirst())?.email

const SHOWN = 100

/** A user's own reports, and their state. */
export async function listOwnReports({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const reports = await db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .select(['reports.id', 'number', 'about', 'reports.kind', 'note', 'answer', 'due_at', 'reports.created_at', reportTitle().as('title')])
    .select(sql<z.infer<typeof ReportState>>`reports.state`.as('state'))
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('reports.created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(SHOWN)
    .execute()
  return { reports }
}
