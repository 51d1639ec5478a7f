import type { Settings } from '#server/settings.ts'
import { connect, type Database, poolOf } from '../connect.ts'
import type { DatabaseWatch } from '../outage/database-watch.ts'
import { Databases } from './databases.ts'
import { ReplicaWatch } from './replica-watch.ts'

/** The databases of this process, as the settings name them. A replica that is not there is no reason not to start. */
export async function openDatabases(
  primary: Database,
  watch: DatabaseWatch,
  { databaseReadUrl, databasePool }: Pick<Settings, 'databaseReadUrl' | 'databasePool'>,
) {
  if (!databaseReadUrl) return { databases: new Databases(primary, watch), replica: undefined, close: async () => {} }
  const db = connect(databaseReadUrl, { isServing: true, connections: databasePool })
  const { id: installation } = await primary.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const replica = new ReplicaWatch({ url: databaseReadUrl, primary: watch, pool: poolOf(db), installation })
  const close = async () => {
    replica.stop()
    await db.destroy()
  }
  return { databases: new Databases(primary, watch, { db, watch: replica }), replica, close }
}
