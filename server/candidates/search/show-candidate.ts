import type { Person } from '#contract/candidates/search/people.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import { viewCandidate } from '../visibility/view-candidate.ts'
import { useViewQuota } from './days/use-view-quota.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { remindersOfCandidate } from '../pools/pool-reminders.ts'
import { factsOfOwnJob, matchPeople } from './search/match-people.ts'
import { companyMarks } from './search/company-marks.ts'

/**
 * A member opens a candidate's profile: the look, the line in the ledger and the use of the day's quota are one act. Guests open only candidates assigned to
 * them.
 */
export async function showCandidate(context: MemberContext, { candidate_id, job_id }: { candidate_id: string; job_id?: number | undefined }): Promise<Person> {
  const { db, viewer, now } = context
  if (viewer.role === 'guest' && !(await isAssigned(db, viewer.id, candidate_id))) fail('NOT_FOUND')
  const look = await inTransaction(db, async (db) => {
    const candidate = await viewCandidate({ db, now }, viewer, candidate_id)
    const ids = (await hasWritten(db, viewer.company_id, candidate_id)) ? [] : [candidate.id]
    const views_left = await useViewQuota(db, { company_id: viewer.company_id, now: now(), kind: 'opened', ids })
    return { candidate, views_left }
  })
  const marks = await companyMarks(db, viewer, [candidate_id])
  const match = (await matchPeople(context, await factsOfOwnJob(context, job_id), [look.candidate])).get(look.candidate.id) ?? null
  return { ...look, ...marks(candidate_id), match, reminders: await remindersOfCandidate({ db, viewer, now }, candidate_id) }
}

/** The company no longer looks for a candidate who wrote to it: opening their profile uses no quota. */
const hasWritten = async (db: MemberContext['db'], company_id: number, candidate_user_id: string) =>
  (await db
    .selectFrom('threads')
    .innerJoin('messages', 'messages.thread_id', 'threads.id')
    .select('messages.id')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('threads.company_id', '=', company_id)
    .where('messages.company', '=', false)
    .executeTakeFirst()) !== undefined

const isAssigned = (db: MemberContext['db'], company_user_id: string, candidate_user_id: string) =>
  db
    .selectFrom('candidate_assignments')
    .select('company_user_id')
    .where('company_user_id', '=', company_user_id)
    .where('candidate_user_id', '=', candidate_user_id)
    .executeTakeFirst()
