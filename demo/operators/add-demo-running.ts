import { sql } from 'kysely'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { announcement } from '#server/platform/mail/texts/announcement-mails.ts'
import { daysAfter, daysBefore } from '../moment.ts'
import { demoOperators } from './add-demo-operators.ts'

const ROUTE = 'GET /company_users/candidates/'
const [asks, decides] = demoOperators

/** Two drills of a data leak: one finished, one under way. */
async function addDemoIncidents(db: Database, now: Date) {
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

/** Traces of running a site: past maintenance, mails and jobs, drills of a leak. Once. */
export async function addDemoRunning(db: Database, now: Date) {
  const known = await db.selectFrom('incidents').select('id').limit(1).executeTakeFirst()
  if (known) return
  const ago = (days: number) => daysBefore(now, days).toISOString()
  const clock = (days: number, hour: number) => `${ago(days).slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00+09:00`
  const operator_name = demoOperators[0]!.name
  await db
    .insertInto('maintenance_notices')
    .values([
      {
        message: 'データベースを入れかえるため、午前2時から4時まで、変更と送信ができません。求人は見られます。',
        shows_at: clock(20, 1),
        reading_only_at: clock(20, 2),
        ends_at: clock(20, 4),
        created_at: ago(22),
        operator_name,
      },
      {
        message: 'メールが遅れて届いています。原因を調べています。',
        shows_at: clock(6, 9),
        ends_at: clock(6, 18),
        created_at: clock(6, 9),
        withdrawn_at: clock(6, 11),
        operator_name,
      },
    ])
    .execute()
  await addDemoQueues(db, now)
  await addDemoIncidents(db, now)
}

/** A delivery with an unknown id: when its time comes, nothing is sent. */
const NOBODYS = '00000000-0000-4000-8000-000000000000'

/**
 * Mails that were sent, refused and stopped, and a job that keeps failing. None of it needs an operator: the refused mail is deleted already, the other was
 * stopped by hand, the job has tries left; so the state of a trial (server/operations/system/system-warnings.ts) stays calm.
 */
async function addDemoQueues(db: Database, now: Date) {
  const ago = (days: number) => daysBefore(now, days).toISOString()
  const sent = (kind: string, days: number, attempts = 1) => ({ kind, created_at: ago(days), sent_at: ago(days - 0.0002), attempts })
  await db
    .insertInto('mails')
    .values([
      sent('verify_email', 0.3),
      sent('saved_search_alert', 0.4),
      sent('member_notification', 1.1),
      sent('notification', 1.6, 3),
      sent('reset_password', 3),
    ])
    .execute()
  await db
    .insertInto('mails')
    .values({ kind: 'verify_email', created_at: ago(9), failed_at: ago(8.9), failure: 'EENVELOPE 550', attempts: 1 })
    .execute()
  await db
    .insertInto('mails')
    .values({
      ...announcement({ title: '年末年始の問い合わせについて' }),
      to_address: 'nobody@demo.example',
      created_at: ago(2),
      failed_at: ago(2),
      failure: 'STOPPED',
    })
    .execute()
  await enqueue(db, 'deliver_webhook', { webhook_delivery_id: NOBODYS }, { runAt: daysAfter(now, 1.5), key: 'demo' })
  await sql`update graphile_worker._private_jobs set attempts = 9, last_error = 'ECONNREFUSED' where key = 'demo'`.execute(db)
}
