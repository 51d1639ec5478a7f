import type { RevealPart } from '#contract/shown-parts.ts'
import type { RevealLevel } from '#contract/visible-candidate.ts'
import type { Database } from '../../database/connect.ts'
import { fail } from '../../fail.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { companyBlocks } from '../../privacy/company-blocks.ts'
import { holdCandidate } from '../../privacy/hold-candidate.ts'
import { findThread } from '../../threads/find-thread.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { noteReveal } from './note-reveal.ts'
import { partsOfLevel } from './shown-parts.ts'
import { revealTo } from './reveal-to.ts'
import { writeReveal } from './write-reveal.ts'

/** Opens to a company with which I talk, up to this level; a lower level than before closes the rest again. A 職務経歴書 that was chosen stays, unless it would name me. */
export async function grantReveal(context: CandidateContext, { company_id, level }: { company_id: number; level: Exclude<RevealLevel, 'anonymous'> }) {
  const { db, viewer, now } = context
  await holdCandidate(db, viewer.id)
  const thread = await findThread(db, viewer, { company_id }).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  const refusal = (await isBlocked(db, viewer.id, company_id)) ? 'COMPANY_BLOCKED' : await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)

  const before = await revealTo(db, { candidate_user_id: viewer.id, company_id })
  const parts = [...partsOfLevel[level], ...documents(before?.parts ?? [], level)]
  const contact_after_answer = level === 'name' && before?.contact_after_answer === true
  const isNew = await writeReveal(db, { candidate_user_id: viewer.id, company_id, parts, contact_after_answer, at: now() })
  if (isNew) await noteReveal(context, thread, { kind: 'reveal_granted', parts, level })
  return { success: true }
}

const documents = (parts: RevealPart[], level: RevealLevel) => parts.filter((part) => part === 'resume' || (part === 'job_history_pdf' && level !== 'career'))

const isBlocked = async (db: Database, candidate_user_id: string, company_id: number) =>
  (await companyBlocks(db, candidate_user_id).select('company_id').where('company_id', '=', company_id).executeTakeFirst()) !== undefined
