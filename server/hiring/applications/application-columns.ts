import { sql } from 'kysely'
import type { MyApplication } from '#contract/hiring/applications/applications.ts'
import { promiseColumn } from './promises/promise-column.ts'
import { threadState } from '#server/conversations/threads/thread-state.ts'

/** `applications`, joined to `threads`, as the contract shows one to either side. */
export const applicationColumns = (area: 'candidate' | 'company', now: Date) => {
  const [, ...standing] = threadState(area, now)
  // A candidate sees what they were told of, not where the company's board has the card.
  const seen =
    area === 'candidate' ? { step: 'shown_step', reason: 'shown_end_reason', at: 'shown_at' } : { step: 'step', reason: 'end_reason', at: 'step_changed_at' }
  return [
    'applications.id',
    sql<MyApplication['job']>`(select json_build_object('id', id, 'position_title', position_title) from job_offers where id = applications.job_id)`.as('job'),
    sql<MyApplication['source']>`applications.source`.as('source'),
    sql<MyApplication['step']>`${sql.ref(`applications.${seen.step}`)}`.as('step'),
    sql<MyApplication['end_reason']>`${sql.ref(`applications.${seen.reason}`)}`.as('end_reason'),
    'applications.applied_at',
    sql<string>`${sql.ref(`applications.${seen.at}`)}`.as('step_changed_at'),
    'applications.told_at',
    sql<
      string | null
    >`(select min(starts_at) from meetings where meetings.application_id = applications.id and meetings.state = 'booked' and starts_at > ${now})`.as(
      'next_meeting_at',
    ),
    promiseColumn(area, now).as('promise'),
    ...standing,
  ] as const
}
