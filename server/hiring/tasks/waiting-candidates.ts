import { sql } from 'kysely'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { candidateOfThread } from '#server/accounts/candidate-names/candidate-label.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'

type Where = Pick<MemberContext, 'db' | 'viewer'> & { now: Date; assigned?: 'me' | undefined }

/** Whether the member takes care of the conversation, where only those are asked for. */
const isMine = ({ viewer, assigned }: Where) => (assigned === 'me' ? sql<boolean>`threads.company_user_id = ${viewer.id}` : sql<boolean>`true`)

/** As many as a page begins with. */
const SHOWN = 6

/** The threads in which the company's answer is awaited, as a list asks for it (server/conversations/messages/list/). */
export async function waitingCandidates(where: Where): Promise<CompanyTasks['waiting']> {
  const { db, viewer, now } = where
  const waiting = threadsOf(db, viewer)
    .where(isMine(where))
    .where('turn', '=', 'company')
    .where('threads.candidate_user_id', 'is not', null)
    .where('closed_at', 'is', null)
    .where('company_archived_at', 'is', null)
  const isOverdue = sql<boolean>`coalesce(answer_due_at < ${now}, false)`
  const people = await waiting
    .select([candidateOfThread(now).as('candidate'), sql<string>`turn_since`.as('since'), 'answer_due_at as due_at', isOverdue.as('is_overdue')])
    .orderBy('answer_due_at')
    .orderBy('threads.id')
    .limit(SHOWN)
    .execute()
  const counts = await waiting
    .select([sql<number>`count(*)::int`.as('total'), sql<number>`(count(*) filter (where ${isOverdue}))::int`.as('overdue')])
    .executeTakeFirstOrThrow()
  return { people, ...counts }
}

/** Candidates who accepted a scout, which promised them a meeting, and got no times yet. */
export async function promisedCandidates(where: Where): Promise<CompanyTasks['promised']> {
  const { db, viewer, now } = where
  const promised = threadsOf(db, viewer)
    .where(isMine(where))
    .innerJoin('applications', 'applications.thread_id', 'threads.id')
    .where('applications.source', '=', 'scout')
    .where('applications.step', '<>', 'end')
    .where('threads.candidate_user_id', 'is not', null)
    .where('threads.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('meeting_promise_reasons').whereRef('application_id', '=', 'applications.id').select('application_id'))),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('meetings').whereRef('meetings.thread_id', '=', 'threads.id').select('meetings.id'))))
  const people = await promised
    .select([
      candidateOfThread(now).as('candidate'),
      'applications.applied_at as since',
      'threads.answer_due_at as due_at',
      sql<boolean>`coalesce(threads.turn = 'company' and threads.answer_due_at < ${now}, false)`.as('is_overdue'),
    ])
    .orderBy('applications.applied_at')
    .limit(SHOWN)
    .execute()
  const { total } = await promised.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { people, total }
}
