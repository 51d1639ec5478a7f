import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { MailSearch, QueuedMail } from '#contract/platform/queues/mail-queue.ts'
import { fail } from '#server/fail.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { recordAct } from '../../audit/record-act.ts'
import { enqueue } from '../../background/enqueue.ts'
import type { Database } from '../../database/connect.ts'
import { ordersBy, partOf } from '../../database/sorting/part-of.ts'
import { down, up } from '../../database/sorting/sorted-by.ts'
import type { RequestContext } from '../../request/request-context.ts'
import type { OperatorContext } from '../../request/viewer-contexts.ts'
import { mailJobs } from './mail-jobs.ts'

/** `k***@example.jp`: enough to recognise an address that one knows, too little to write to it. */
export const maskAddress = (address: string) => address.replace(/^(.)[^@]*/u, '$1***')

export type MailFilter = Pick<MailSearch, 'mail_kind' | 'from' | 'until'>

/** Where a mail stands. */
const mailState = sql<'waiting' | 'sent' | 'failed'>`case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end`

const isIn = {
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`failed_at is not null`,
  waiting: sql<boolean>`(sent_at is null and failed_at is null)`,
}

/** Given up, and not forgotten yet. */
const isRetryable = sql<boolean>`failed_at is not null and text is not null`

/** The outbox, of a kind and of days: lists, counts and retries start here. */
function queuedMails(db: Database, { mail_kind, from, until }: MailFilter) {
  let mails = db.selectFrom('mails')
  if (mail_kind) mails = mails.where('kind', '=', mail_kind)
  if (from) mails = mails.where('created_at', '>=', startOfDay(from))
  if (until) mails = mails.where('created_at', '<', sql<string>`${startOfDay(until)}::timestamptz + interval '1 day'`)
  return mails
}

const orders = ordersBy({
  key: sql`id`,
  columns: {
    created: sql`created_at`,
    kind: sql`kind`,
    state: sql`case when failed_at is not null then 0 when sent_at is null then 1 else 2 end`,
    attempts: sql`attempts`,
  },
  filled: ['created', 'kind', 'state', 'attempts'],
  usual: [down(sql`created_at`), up(sql`id`)],
})

/** The mails of a filter, the newest first, without their texts. */
export async function listMails({ db }: Pick<RequestContext, 'db'>, { page = 1, per_page = PAGE_SIZE, sort, mail_state, ...filter }: MailSearch) {
  const all = queuedMails(db, filter)
  const counted = await all
    .select([countIf(isIn.waiting).as('waiting'), countIf(isIn.sent).as('sent'), countIf(isIn.failed).as('failed')])
    .executeTakeFirstOrThrow()
  // Their words stand in no index: apart from the others, which are many.
  const { retryable } = await all.where(isIn.failed).select(countIf(isRetryable).as('retryable')).executeTakeFirstOrThrow()
  const counts = { ...counted, retryable }
  const total = mail_state ? counts[mail_state] : counts.waiting + counts.sent + counts.failed
  const rows = (mail_state ? all.where(isIn[mail_state]) : all)
    .select(['id', 'kind', 'topic', 'to_address', 'created_at', 'sent_at', 'failed_at', 'attempts', 'failure'])
    .select([mailState.as('state'), isRetryable.as('can_retry')])
  const mails = await partOf(rows, { sort, page, per_page, total }, orders).execute()
  const nextTries = await nextTriesOf(db, mails)
  const kinds = await usedKinds(db)
  return {
    mails: mails.map(
      ({ to_address, ...mail }): QueuedMail => ({
        ...mail,
        to_masked: to_address && maskAddress(to_address),
        next_try_at: mail.state === 'waiting' ? (nextTries.get(mail.id) ?? null) : null,
      }),
    ),
    counts,
    total,
    page,
    per_page,
    kinds,
    delivery: siteSettings().devInbox ? ('inbox' as const) : siteSettings().sendsMail ? ('sent' as const) : ('none' as const),
  }
}

const countIf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${condition}))::int`

/** From each kind to the next one: of an index of many mails it reads as many places as there are kinds. */
async function usedKinds(db: Database) {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      (select kind from mails order by kind limit 1)
      union all select (select kind from mails where mails.kind > kinds.kind order by kind limit 1) from kinds where kinds.kind is not null
    ) select kind from kinds where kind is not null`.execute(db)
  return rows.map(({ kind }) => kind)
}

async function nextTriesOf(db: RequestContext['db'], mails: { id: string; state: string }[]) {
  const waiting = mails.filter(({ state }) => state === 'waiting').map(({ id }) => id)
  const { rows } = await sql<{ mail_id: string; run_at: string }>`
    select payload->>'mail_id' as mail_id, run_at from graphile_worker._private_jobs
    where payload->>'mail_id' = any(${waiting}) and attempts < max_attempts`.execute(db)
  return new Map(rows.map(({ mail_id, run_at }) => [mail_id, run_at]))
}

/** More at once would lock the rows for long; the operator asks again to go on. */
const AT_ONCE = 1_000

/** Everything of the filter that was given up waits again. */
export async function retryFailedMails(context: OperatorContext, filter: MailFilter) {
  const found = await queuedMails(context.db, filter).select('id').where(isRetryable).orderBy('id').limit(AT_ONCE).forNoKeyUpdate().skipLocked().execute()
  const taken =
    found.length > 0
      ? await requeue(
          context.db,
          found.map(({ id }) => id),
        )
      : []
  await recordAct(context, { act: 'retry_failed_mails', subject_kind: 'mail', subject_id: '', detail: { ...filter, count: taken.length } })
  return { count: taken.length }
}

/** Ends the tries of a mail. A mail on its way at this moment may still arrive, and then counts as sent. */
export async function stopMail(context: OperatorContext, mail_id: string) {
  const { db, now } = context
  const mail = await db.selectFrom('mails').select(['kind', 'sent_at', 'failed_at']).where('id', '=', mail_id).forNoKeyUpdate().executeTakeFirst()
  if (!mail) fail('NOT_FOUND')
  if (mail.sent_at || mail.failed_at) fail('MAIL_NOT_WAITING')
  await db.updateTable('mails').set({ failed_at: now().toISOString(), failure: 'STOPPED' }).where('id', '=', mail_id).execute()
  await sql`select from graphile_worker.complete_jobs(${await mailJobs(db, [mail_id])})`.execute(db)
  await recordAct(context, { act: 'stop_mail', subject_kind: 'mail', subject_id: mail_id, detail: { kind: mail.kind } })
  return { success: true }
}

/** A mail that was given up waits again; one that waits for its next try is tried at once. */
export async function retryMail(context: OperatorContext, mail_id: string) {
  const { db } = context
  const mail = await db.selectFrom('mails').select(['kind', 'sent_at', 'failed_at', 'text']).where('id', '=', mail_id).forNoKeyUpdate().executeTakeFirst()
  if (!mail) fail('NOT_FOUND')
  if (mail.sent_at || mail.text === null) fail('MAIL_NOT_WAITING')
  if (mail.failed_at) await requeue(db, [mail_id])
  else await sql`select from graphile_worker.reschedule_jobs(${await mailJobs(db, [mail_id])}, run_at => now())`.execute(db)
  await recordAct(context, { act: 'retry_mail', subject_kind: 'mail', subject_id: mail_id, detail: { kind: mail.kind } })
  return { success: true }
}

/** Mails that were given up wait again, with a job each. Of two operators who ask at once the second finds none, because the first holds the rows. */
async function requeue(db: Database, ids: string[]) {
  const taken = await db
    .updateTable('mails')
    .set({ failed_at: null, failure: '' })
    .where('id', 'in', ids)
    .where('failed_at', 'is not', null)
    .where('text', 'is not', null)
    .returning('id')
    .execute()
  const mailIds = taken.map(({ id }) => id)
  // A job of an earlier try that still waits would find the mail waiting, too.
  await sql`select from graphile_worker.complete_jobs(${await mailJobs(db, mailIds)})`.execute(db)
  for (const mail_id of mailIds) await enqueue(db, 'deliver_mail', { mail_id })
  return mailIds
}
