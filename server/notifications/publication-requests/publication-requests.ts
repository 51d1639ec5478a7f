import { sql } from 'kysely'
import type { PublicationRequest } from '#contract/platform/system/publication-request.ts'
import { hindranceOf } from '#server/accounts/operators/second/require-second-operator.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'

/** For so long another operator may agree, as to an announcement. */
const OPEN_FOR = 7 * 24 * 60 * 60_000

type Kind = 'banner' | 'maintenance'
type Asked = {
  kind: Kind
  content: object
  about?: { banner_id: number; revision: number } | { maintenance_notice_id: number }
  /** A moment after which there is nothing to agree to. */
  until?: string | null
  /** A whole sentence for the mail. */
  what: string
  path: string
  isUrgent?: boolean
}

/** Saves what an operator wants everybody to see until another one agrees, and mails those who can. */
export async function requestPublication({ db, now, viewer, ...context }: OperatorContext, { kind, content, about, until, what, path, isUrgent }: Asked) {
  const at = now()
  const latest = at.getTime() + OPEN_FOR
  const { id } = await db
    .insertInto('publication_requests')
    .values({
      kind,
      ...about,
      content: JSON.stringify(content),
      requested_by: viewer.id,
      requested_by_name: viewer.name,
      requested_at: at.toISOString(),
      expires_at: new Date(until ? Math.min(latest, Date.parse(until)) : latest).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct({ ...context, db, now, viewer }, { act: 'request_notice', subject_kind: kind, subject_id: id })
  await notifyAwaited(db, { by: viewer, what, reason: '', path, isUrgent: isUrgent ?? false })
}

/** What waits, the oldest first. */
export async function waitingPublications(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>, kind: Kind) {
  const { db, now, viewer } = context
  const rows = await db
    .selectFrom('publication_requests')
    .select(['id', 'banner_id', 'maintenance_notice_id', 'content', 'requested_at', 'requested_by', 'requested_by_name', 'expires_at'])
    .select(sql<boolean>`requested_by = ${viewer.id}`.as('is_mine'))
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, requested_at, requested_by, requested_by_name, expires_at, is_mine, ...asked }) => {
      const request: PublicationRequest = { id, requested_at, requested_by_name, expires_at, is_mine, hindrance: await hindranceOf(context, requested_by) }
      return { ...asked, request }
    }),
  )
}

/** The second of two agrees; what was asked comes back, to be published by the caller in the same transaction. */
export async function approvePublication(context: OperatorContext, kind: Kind, request_id: string) {
  const asked = await openRequest(context, kind, request_id)
  await requireSecondOperator(context, asked.requested_by)
  await end(context, request_id, true)
  await recordAct(context, { act: 'approve_notice', subject_kind: kind, subject_id: request_id, detail: { asked_by: asked.requested_by } })
  return asked
}

/** By who asked it is withdrawn, by anybody else refused. */
export async function withdrawPublication(context: OperatorContext, kind: Kind, request_id: string) {
  const asked = await openRequest(context, kind, request_id)
  await end(context, request_id, false)
  await recordAct(context, { act: 'withdraw_notice', subject_kind: kind, subject_id: request_id })
  return asked
}

async function openRequest({ db, now }: OperatorContext, kind: Kind, request_id: string) {
  const row = await db
    .selectFrom('publication_requests')
    .select(['banner_id', 'revision', 'maintenance_notice_id', 'content', 'requested_by', 'requested_by_name', 'ended_at', 'expires_at'])
    .where('id', '=', request_id)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  if (row.ended_at || Date.parse(row.expires_at) <= now().getTime()) fail('NOTICE_DECIDED')
  return row
}

const end = ({ db, now, viewer }: OperatorContext, id: string, is_approved: boolean) =>
  db.updateTable('publication_requests').set({ ended_at: now().toISOString(), ended_by_name: viewer.name, is_approved }).where('id', '=', id).execute()
