import type { Database } from '#server/platform/database/connect.ts'
import { daysBefore, daysAfter } from '../moment.ts'
import { addDemoIncidents } from './add-demo-incidents.ts'
import { demoOperators } from './add-demo-operators.ts'
import { sql } from 'kysely'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { notice } from '#server/platform/mail/texts/notice.ts'

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
      ...notice({ title: '年末年始の問い合わせについて' }),
      to_address: 'nobody@demo.example',
      created_at: ago(2),
      failed_at: ago(2),
      failure: 'STOPPED',
    })
    .execute()
  await enqueue(db, 'deliver_webhook', { webhook_delivery_id: NOBODYS }, { runAt: daysAfter(now, 1.5), key: 'demo' })
  await sql`update graphile_worker._private_jobs set attempts = 9, last_error = 'ECONNREFUSED' where key = 'demo'`.execute(db)
}
