import { sql } from 'kysely'
import { longMomentText } from '#contract/platform/time/japan-time.ts'
import type { Incident } from '#contract/operations/incidents/incidents.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { exposedCandidates } from '../exposure/exposure.ts'

const DAY = 86_400_000
const MANY = 1_000

type Facts = { known_at: string; is_malicious: boolean; is_sensitive: boolean; is_encrypted: boolean; affected: number }

/** 個人情報保護法26条, 規則7条・8条: within three to five days of being known, then within 30, or 60 when it was done with bad intent. */
export function incidentDeadlines({ known_at, is_malicious, is_sensitive, is_encrypted, affected }: Facts) {
  const after = (days: number) => new Date(Date.parse(known_at) + days * DAY).toISOString()
  return {
    must_report: !is_encrypted && (is_sensitive || is_malicious || affected > MANY),
    preliminary_from: after(3),
    preliminary_due: after(5),
    final_due: after(is_malicious ? 60 : 30),
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof knownIncidents>['executeTakeFirstOrThrow']>>

/** A record as operators read it, with its deadlines. */
const incidentOf = ({ notice_operator_id, ...row }: Row, viewerId: string): Incident => ({
  ...row,
  ...incidentDeadlines(row),
  is_my_notice: notice_operator_id === viewerId,
})

type Opened = Pick<
  Incident,
  'is_drill' | 'title' | 'route' | 'from_at' | 'until_at' | 'known_at' | 'is_malicious' | 'is_sensitive' | 'is_encrypted' | 'fields' | 'cause' | 'measures'
>

/** Keeps the affected with the record: the log of accesses is forgotten after 35 days, the record is not. */
export async function openIncident(context: OperatorContext, opened: Opened) {
  const { db, now, viewer } = context
  const { id } = await db
    .insertInto('incidents')
    .values({ ...opened, affected: 0, operator_name: viewer.name, created_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const affected = exposedCandidates(db, opened)
    .select([sql<number>`${id}::integer`.as('incident_id'), 'candidate_user_id'])
    .distinct()
  const kept = await db.insertInto('incident_people').columns(['incident_id', 'candidate_user_id']).expression(affected).executeTakeFirst()
  const count = Number(kept.numInsertedOrUpdatedRows ?? 0)
  await db.updateTable('incidents').set({ affected: count }).where('id', '=', id).execute()
  const { route, from_at, until_at, is_drill } = opened
  await recordAct(context, { act: 'open_incident', subject_kind: 'incident', subject_id: id, detail: { route, from_at, until_at, is_drill, affected: count } })
  return { id, affected: count }
}

const SHOWN = 100

export async function listIncidents({ db, viewer }: OperatorContext) {
  const rows = await knownIncidents(db).limit(SHOWN).execute()
  return { incidents: rows.map((row) => incidentOf(row, viewer.id)) }
}

export async function showIncident({ db, viewer }: OperatorContext, id: number) {
  const row = await knownIncidents(db).where('id', '=', id).executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const incident = incidentOf(row, viewer.id)
  const notes = await db.selectFrom('incident_notes').select(['id', 'at', 'operator_name', 'note']).where('incident_id', '=', id).orderBy('id').execute()
  return { incident, notes, preliminary_report: reportDraft(incident, 'preliminary'), final_report: reportDraft(incident, 'final') }
}

const unknown = '（確認中）'

/** The fields that 規則8条 requires, filled in as far as they are known, for the authority's form. */
function reportDraft(incident: Incident, kind: 'preliminary' | 'final') {
  const { is_drill, title, route, from_at, until_at, known_at, affected, fields, cause, measures, is_malicious, is_sensitive, is_encrypted } = incident
  const isFinal = kind === 'final'
  return [
    `${is_drill ? '【訓練】' : ''}個人データの漏えい等の${isFinal ? '確報' : '速報'}`,
    `1. 概要: ${title}。${longMomentText(from_at)} から ${longMomentText(until_at)} までのあいだ、経路「${route}」で、本人以外に示された可能性があります。知った日時は ${longMomentText(known_at)} です。`,
    `2. 漏えい等が発生し、または発生したおそれがある個人データの項目: ${fields || unknown}`,
    `3. 本人の数: ${affected.toLocaleString('ja-JP')}人${affected > 1_000 ? '（1,000人を超えます）' : ''}。${is_sensitive ? '要配慮個人情報、または財産的な被害のおそれがある情報を含みます。' : '要配慮個人情報は含みません。'}${is_encrypted ? '高度な暗号化などの秘匿化がされています。' : '高度な暗号化はされていません。'}`,
    `4. 原因: ${cause || unknown}${is_malicious ? '（不正の目的によるおそれがあります）' : ''}`,
    `5. 二次被害またはそのおそれの有無とその内容: ${unknown}`,
    `6. 本人への対応の実施状況: ${incident.notice_sent_at ? `${longMomentText(incident.notice_sent_at)} にメールで知らせました。` : 'メールで知らせる準備をしています。'}`,
    `7. 公表の実施状況: ${unknown}`,
    `8. 再発防止のための措置: ${measures || unknown}`,
    `9. その他参考となる事項: ${isFinal && incident.preliminary_sent_at ? `速報は ${longMomentText(incident.preliminary_sent_at)} に出しました。` : 'なし'}`,
  ].join('\n')
}

type IncidentsFacts = Pick<Incident, 'fields' | 'cause' | 'measures' | 'is_malicious' | 'is_sensitive' | 'is_encrypted'>

/** The facts known by now; the deadlines follow them. */
export async function changeIncident(context: OperatorContext, id: number, facts: IncidentsFacts) {
  await lockIncident(context.db, id)
  await context.db.updateTable('incidents').set(facts).where('id', '=', id).execute()
  const { is_malicious, is_sensitive, is_encrypted } = facts
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { is_malicious, is_sensitive, is_encrypted } })
  return { success: true }
}

const columns = { preliminary: 'preliminary_sent_at', final: 'final_sent_at', closed: 'closed_at' } as const

/** The first time counts: a second mark changes nothing. */
export async function markIncident(context: OperatorContext, id: number, mark: keyof typeof columns) {
  const { db, now } = context
  const incident = await lockIncident(db, id)
  const column = columns[mark]
  if (incident[column]) return { success: true }
  await db
    .updateTable('incidents')
    .set({ [column]: now().toISOString() })
    .where('id', '=', id)
    .execute()
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { mark } })
  return { success: true }
}

/** A line of the record's own log: the operator, the finding and the time. */
export async function recordIncident(context: OperatorContext, id: number, note: string) {
  const { db, now, viewer } = context
  await lockIncident(db, id)
  await db.insertInto('incident_notes').values({ incident_id: id, at: now().toISOString(), operator_name: viewer.name, note }).execute()
  await recordAct(context, { act: 'change_incident', subject_kind: 'incident', subject_id: id, detail: { note: true } })
  return { success: true }
}

/** A record that is still open, held until the transaction ends. */
export async function lockIncident(db: Database, id: number) {
  const incident = await db.selectFrom('incidents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!incident) fail('NOT_FOUND')
  if (incident.closed_at) fail('INCIDENT_CLOSED')
  return incident
}

/** The records of leaks and drills, the newest first. */
const knownIncidents = (db: Database) =>
  db
    .selectFrom('incidents')
    .selectAll()
    .select(sql<number>`(select count(*) from incident_people where incident_id = incidents.id)`.as('reachable'))
    .orderBy('id', 'desc')
