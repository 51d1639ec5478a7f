import type { Registry } from 'prom-client'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { WalSender } from './wal-sender.ts'

/** Answers how it is ended. After a restore, and where the archive was just turned on, there is no base backup from which it goes on. */
export async function startArchiving(db: Database, folder: string, registry: Registry) {
  const sender = new WalSender(db, folder)
  sender.measure(registry)
  sender.start()
  await enqueue(db, 'make_base', {}, { key: 'make_base', queue: 'backups' })
  return () => sender.stop()
}
