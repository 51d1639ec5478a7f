import type { OperatorContext } from '#server/platform/request/operator-context.ts'
import { fail } from '#server/fail.ts'
import { incidentOf } from './incident-of.ts'
import { knownIncidents } from './known-incidents.ts'
import type { Incident } from '#contract/operations/incidents/incidents.ts'

export async function showIncident({ db, viewer }: OperatorContext, id: number) {
  const row = await knownIncidents(db).where('id', '=', id).executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const incident = incidentOf(row, viewer.id)
  const notes = await db.selectFrom('incident_notes').select(['id', 'at', 'operator_name', 'note']).where('incident_id', '=', id).orderBy('id').execute()
  return { incident, notes, preliminary_report: reportDraft(incident, 'preliminary'), final_report: reportDraft(incident, 'final') }
}

const moment = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' })

const at = (instant: string) => moment.format(new Date(instant))

const unknown = '（確認中）'

/** The fields that 規則8条 requires, filled in as far as they are known, for the authority's form. */
function reportDraft(incident: Incident, kind: 'preliminary' | 'final') {
  const { is_drill, title, route, from_at, until_at, known_at, affected, fields, cause, measures, is_malicious, is_sensitive, is_encrypted } = incident
  const isFinal = kind === 'final'
  return [
    `${is_drill ? '【訓練】' : ''}個人データの漏えい等の${isFinal ? '確報' : '速報'}`,
    `1. 概要: ${title}。${at(from_at)} から ${at(until_at)} までのあいだ、経路「${route}」で、本人以外に示された可能性があります。知った日時は ${at(known_at)} です。`,
    `2. 漏えい等が発生し、または発生したおそれがある個人データの項目: ${fields || unknown}`,
    `3. 本人の数: ${affected.toLocaleString('ja-JP')}人${affected > 1_000 ? '（1,000人を超えます）' : ''}。${is_sensitive ? '要配慮個人情報、または財産的な被害のおそれがある情報を含みます。' : '要配慮個人情報は含みません。'}${is_encrypted ? '高度な暗号化などの秘匿化がされています。' : '高度な暗号化はされていません。'}`,
    `4. 原因: ${cause || unknown}${is_malicious ? '（不正の目的によるおそれがあります）' : ''}`,
    `5. 二次被害またはそのおそれの有無とその内容: ${unknown}`,
    `6. 本人への対応の実施状況: ${incident.notice_sent_at ? `${at(incident.notice_sent_at)} にメールで知らせました。` : 'メールで知らせる準備をしています。'}`,
    `7. 公表の実施状況: ${unknown}`,
    `8. 再発防止のための措置: ${measures || unknown}`,
    `9. その他参考となる事項: ${isFinal && incident.preliminary_sent_at ? `速報は ${at(incident.preliminary_sent_at)} に出しました。` : 'なし'}`,
  ].join('\n')
}
