import type { Database } from '../../database/connect.ts'
import { daysBefore } from '../moment.ts'
import { addDemoIncidents } from './add-demo-incidents.ts'
import { demoOperators } from './add-demo-operators.ts'
import { addDemoQueues } from './add-demo-queues.ts'

/** What running a site leaves behind: maintenance that is over, mails and jobs, drills of a leak. Once. */
export async function addDemoRunning(db: Database, now: Date) {
  const known = await db.selectFrom('incidents').select('id').limit(1).executeTakeFirst()
  if (known) return
  const ago = (days: number) => daysBefore(now, days).toISOString()
  const operator_name = demoOperators[0]!.name
  await db
    .insertInto('maintenance_notices')
    .values([
      {
        message: 'データベースを入れかえるため、午前2時から4時まで、変更と送信ができません。求人は見られます。',
        shows_at: ago(20.5),
        reading_only_at: ago(20.1),
        ends_at: ago(20),
        created_at: ago(22),
        operator_name,
      },
      {
        message: 'メールが遅れて届いています。原因を調べています。',
        shows_at: ago(6),
        ends_at: ago(5.5),
        created_at: ago(6),
        withdrawn_at: ago(5.9),
        operator_name,
      },
    ])
    .execute()
  await addDemoQueues(db, now)
  await addDemoIncidents(db, now)
}
