import type { Database } from '#server/platform/database/connect.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'

type Published = { id: number; company_id: number; state: string; published_at: string | null; by: string; now: Date }

/** The job is public from now on and confirmed by whoever wanted it so; the company's programs are told. Whether it may be was asked before. */
export async function makePublic(db: Database, { id, company_id, state, published_at, by, now }: Published) {
  const at = now.toISOString()
  await db
    .updateTable('job_offers')
    .set({
      state: 'published',
      // A job that was only paused is no news; one that was closed is.
      published_at: state === 'paused' && published_at ? published_at : at,
      confirmed_at: at,
      confirmed_by: by,
      closed_at: null,
      closed_reason: null,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  await recordEvent(db, { company_id, type: 'job.published', at: now, detail: { job_id: id } })
}
