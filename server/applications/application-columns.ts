import { sql } from 'kysely'
import type { MyApplication } from '#contract/applications.ts'
import { threadState } from '../threads/thread-state.ts'

/** `applications`, joined to `threads`, as the contract shows one to either side. */
export const applicationColumns = (area: 'candidate' | 'company', now: Date) => {
  const [, ...standing] = threadState(area, now)
  return [
    'applications.id',
    sql<MyApplication['job']>`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = applications.job_id)`.as('job'),
    sql<MyApplication['source']>`applications.source`.as('source'),
    sql<MyApplication['step']>`applications.step`.as('step'),
    sql<MyApplication['end_reason']>`applications.end_reason`.as('end_reason'),
    'applications.applied_at',
    'applications.step_changed_at',
    'applications.told_at',
    sql<
      string | null
    >`(select min(starts_at) from meetings where meetings.application_id = applications.id and meetings.state = 'booked' and starts_at > ${now})`.as(
      'next_meeting_at',
    ),
    ...standing,
  ] as const
}
