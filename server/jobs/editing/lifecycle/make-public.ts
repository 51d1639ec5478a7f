import type { Database } from '#server/platform/database/connect.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'

type Published = { id: number; company_id: number; state: string; published_at: string | null; by: string; now: Date }

/** Makes the job public, confirmed by the member who asked for it, and notifies the company's programs. The caller has checked that it may be. */
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
