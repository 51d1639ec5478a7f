import type { Database } from '#server/platform/database/connect.ts'
import { daysBefore } from '../moment.ts'
import { addDemoIncidents } from './add-demo-incidents.ts'
import { demoOperators } from './add-demo-operators.ts'
import { addDemoQueues } from './add-demo-queues.ts'

/** What running a site leaves behind: maintenance that is over, mails and jobs, drills of a leak. Once. */
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
