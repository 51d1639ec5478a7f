import type { Reveal } from '#contract/reveals.ts'
import type { Database } from '../../database/connect.ts'
import { fail } from '../../fail.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { companyBlocks } from '../../privacy/company-blocks.ts'
import { holdCandidate } from '../../privacy/hold-candidate.ts'
import { findThread } from '../../threads/find-thread.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { noteReveal } from './note-reveal.ts'

/** Opens to a company with which I talk, up to this level; a lower level than before closes the rest again. */
export async function grantReveal(context: CandidateContext, { company_id, level }: { company_id: number; level: Reveal['level'] }) {
  const { db, viewer, now } = context
  await holdCandidate(db, viewer.id)
  const thread = await findThread(db, viewer, { company_id }).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  const refusal = (await isBlocked(db, viewer.id, company_id)) ? 'COMPANY_BLOCKED' : await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)

  const granted = await db
    .insertInto('reveals')
    .values({ candidate_user_id: viewer.id, company_id, level, granted_at: now().toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_user_id', 'company_id'])
        .doUpdateSet(({ ref }) => ({ level: ref('excluded.level'), granted_at: ref('excluded.granted_at') }))
        .where('reveals.level', '<>', level),
    )
    .returning('level')
    .executeTakeFirst()
  if (granted) await noteReveal(context, thread, { kind: 'reveal_granted', part: level, level })
  return { success: true }
}

const isBlocked = async (db: Database, candidate_user_id: string, company_id: number) =>
  (await companyBlocks(db, candidate_user_id).select('company_id').where('company_id', '=', company_id).executeTakeFirst()) !== undefined
