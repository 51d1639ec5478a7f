import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { freeSpace } from './free-space.ts'

type Sample = { at: Date; process_id: string; requests: number; p95_ms: number | null; streams: number; memory_bytes: number }

/** One minute of this process, with how long the queues were just then. */
export async function keepSample(db: Database, { at, process_id, requests, p95_ms, streams, memory_bytes }: Sample) {
  const disk = await freeSpace(settings.dataDir).catch(() => undefined)
  await db
    .insertInto('system_samples')
    .values({
      at: at.toISOString(),
      process_id,
      requests,
      p95_ms,
      streams,
      memory_bytes,
      mails_waiting: sql<number>`(select count(*) from mails where sent_at is null and failed_at is null)`,
      tasks_waiting: sql<number>`(select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= now())`,
      connections: sql<number>`(select count(*) from pg_stat_activity where datname = current_database())`,
      disk_free_bytes: disk?.free_bytes ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
