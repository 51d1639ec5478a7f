import type { Database } from '#server/platform/database/connect.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'

type Begun = { id: string; source: 'application' | 'scout'; company_id: number; candidate_user_id: string; job_id: number | null }

/** Tells the company's programs that a selection began, with an application or with a scout that was accepted. */
export const recordApplication = (db: Database, { id, source, company_id, candidate_user_id, job_id }: Begun, at: Date) =>
  recordEvent(db, {
    company_id,
    type: 'application.created',
    at,
    candidate_user_id,
    detail: { application_id: id, source, candidate_id: candidate_user_id, job_id },
  })
