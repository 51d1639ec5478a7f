import type { RequestContext } from '#server/platform/request/request-context.ts'
import { questionsOf } from '../../applications/answers/answer-checks.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { receivedScouts } from './received-scouts.ts'
import { refusalReasons } from './refusal-reasons.ts'

type Asking = Pick<RequestContext, 'db' | 'language' | 'now'> & { viewer: CandidateViewer }

/** The last scout of a company, how it was answered, and how it can be refused. */
export async function showScout({ db, viewer, language, now }: Asking, company_id: number) {
  const row = await receivedScouts(db, viewer.id, now())
    .innerJoin('threads', 'threads.id', 'scouts.thread_id')
    .select(['scouts.refusal_reasons', 'threads.closed_by', 'scouts.job_id'])
    .where('scouts.company_id', '=', company_id)
    .executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const { refusal_reasons, closed_by, job_id, ...scout } = row
  return {
    scout,
    ...(await refusalReasons({ db, language }, refusal_reasons)),
    no_scout_reply: closed_by === 'candidate',
    state_refuse: scout.state === 'refused',
    answered_refusal_reason: refusal_reasons,
    questions: await questionsOf(db, job_id),
  }
}
