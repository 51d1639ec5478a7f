import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { daysBefore } from '../moment.ts'
import { demoOperators } from './add-demo-operators.ts'

const ROUTE = 'GET /company_users/candidates/'
const [asks, decides] = demoOperators

/** Two drills of a data leak: one finished, one under way. */
export async function addDemoIncidents(db: Database, now: Date) {
  const ago = (days: number) => daysBefore(now, days).toISOString()
  const drill = { is_drill: true, route: ROUTE, is_malicious: false, is_encrypted: false, operator_name: asks!.name, affected: 0 }
  const [over, open] = await db
    .insertInto('incidents')
    .values([
      {
        ...drill,
        title: '訓練: 検索の条件の誤りで、見えない人が見えた',
        from_at: ago(60.2),
        until_at: ago(60),
        known_at: ago(60),
        created_at: ago(60),
        is_sensitive: true,
        fields: '氏名のイニシャル、職歴の要約、希望する職種',
        cause: '設定の変更のときに、公開の範囲の条件が外れていた。',
        measures: '条件をひとつの問い合わせに集め、外れたら失敗するテストを足した。',
        preliminary_sent_at: ago(56.5),
        final_sent_at: ago(38),
        notice_subject: '個人情報についての大切なお知らせ（訓練）',
        notice_text: '訓練です。あなたの情報が、ご本人以外に示された可能性があります。',
        notice_sent_at: ago(55),
        closed_at: ago(37),
      },
      {
        ...drill,
        title: '訓練: 企業のメンバーが、退社のあとも人材を検索できた',
        from_at: ago(3.1),
        until_at: ago(3),
        known_at: ago(1),
        created_at: ago(1),
        is_sensitive: false,
        fields: '職歴の要約、希望する職種',
      },
    ])
    .returning('id')
    .execute()
  for (const [incident, most] of [
    [over!, 34],
    [open!, 12],
  ] as const) {
    await sql`insert into incident_people (incident_id, candidate_user_id)
      select ${incident.id}::integer, id from accounts where kind = 'candidate' and is_demo order by id limit ${most}`.execute(db)
    await sql`update incidents set affected = (select count(*) from incident_people where incident_id = incidents.id) where id = ${incident.id}`.execute(db)
  }
  const note = (incident: { id: number }, days: number, operator_name: string, note: string) => ({
    incident_id: incident.id,
    at: ago(days),
    operator_name,
    note,
  })
  await db
    .insertInto('incident_notes')
    .values([
      note(over!, 60, asks!.name, '企業からの問い合わせで気づきました。検索をすぐに止めました。'),
      note(over!, 56.5, decides!.name, '速報の下書きを確かめ、訓練として出したことにしました。'),
      note(over!, 37, asks!.name, '確報までの流れを振り返り、手順書を直しました。'),
      note(open!, 1, asks!.name, '退社の手つづきのあと、ログインが残っていないかを調べています。'),
    ])
    .execute()
}
