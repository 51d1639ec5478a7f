import { sql } from 'kysely'
import type { MailSearch, QueuedMail } from '#contract/platform/queues/mail-queue.ts'
import type { Database } from '../../database/connect.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '../../request/request-context.ts'
import { settings } from '#server/settings.ts'
import { maskAddress } from './mask-address.ts'
import type { OperatorContext } from '../../request/operator-context.ts'
import { recordAct } from '../../audit/record-act.ts'
import { requeue } from './requeue.ts'

export type MailFilter = Pick<MailSearch, 'mail_kind' | 'from' | 'until'>

/** Where a mail stands. */
export const mailState = sql<
  'waiting' | 'sent' | 'failed'
>`case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end`

/** Given up, and not forgotten yet. */
export const isRetryable = sql<boolean>`failed_at is not null and text is not null`

/** The outbox, of a kind and of days: lists, counts and retries start here. */
export function queuedMails(db: Database, { mail_kind, from, until }: MailFilter) {
  let mails = db.selectFrom('mails')
  if (mail_kind) mails = mails.where('kind', '=', mail_kind)
  if (from) mails = mails.where('created_at', '>=', `${from}T00:00:00+09:00`)
  if (until) mails = mails.where('created_at', '<', sql<string>`${`${until}T00:00:00+09:00`}::timestamptz + interval '1 day'`)
  return mails
}

/** The mails of a filter, the newest first, without their texts. */
export async function listMails({ db }: Pick<RequestContext, 'db'>, { page = 1, per_page = PAGE_SIZE, mail_state, ...filter }: MailSearch) {
  const all = queuedMails(db, filter)
  const counted = await all
    .select([mailState.as('state'), sql<number>`count(*)`.as('count'), countIf(isRetryable)])
    .groupBy(mailState)
    .execute()
  const countOf = (state: string) => Number(counted.find((row) => row.state === state)?.count ?? 0)
  const counts = {
    waiting: countOf('waiting'),
    sent: countOf('sent'),
    failed: countOf('failed'),
    retryable: counted.reduce((sum, { retryable }) => sum + Number(retryable), 0),
  }
  const mails = await (mail_state ? all.where(mailState, '=', mail_state) : all)
    .select(['id', 'kind', 'topic', 'to_address', 'created_at', 'sent_at', 'failed_at', 'attempts', 'failure'])
    .select([mailState.as('state'), isRetryable.as('can_retry')])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const nextTries = await nextTriesOf(db, mails)
  const kinds = await db.selectFrom('mails').select('kind').distinct().orderBy('kind').execute()
  return {
    mails: mails.map(
      ({ to_address, ...mail }): QueuedMail => ({
        ...mail,
        to_masked: to_address && maskAddress(to_address),
        next_try_at: mail.state === 'waiting' ? (nextTries.get(mail.id) ?? null) : null,
      }),
    ),
    counts,
    total: mail_state ? counts[mail_state] : counts.waiting + counts.sent + counts.failed,
    page,
    per_page,
    kinds: kinds.map(({ kind }) => kind),
    delivery: settings.devInbox ? ('inbox' as const) : settings.sendsMail ? ('sent' as const) : ('none' as const),
  }
}

const countIf = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(*) filter (where ${condition})`.as('retryable')

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
