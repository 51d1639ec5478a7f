import { partsOfChoice, type RevealPart, settledChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { companyBlocks } from '#server/candidates/privacy/company-blocks.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { deleteApplicationFiles } from '../messages/files/delete-application-files.ts'
import { refuseWhatCannotBe } from './refuse-what-cannot-be.ts'
import { findThread } from '../threads/find-thread.ts'
import { writingRefusal } from '../threads/writing-refusal.ts'
import { recordReveal, writeReveal } from './write-reveal.ts'
import { partsOfLevel } from '#server/accounts/candidate-names/shown-parts.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'

type Granted = {
  company_id: number
  level?: Exclude<RevealLevel, 'anonymous'> | undefined
  parts?: RevealPart[] | undefined
  files_confirmed?: boolean | undefined
}

/** Opens to a company with which I talk: these parts, or up to this level. What is not named is closed again, and files that are closed are deleted. */
export async function grantReveal(context: CandidateContext, { company_id, level, parts: wished, files_confirmed = false }: Granted) {
  const { db, viewer, now } = context
  const parties = { candidate_user_id: viewer.id, company_id }
  await lockCandidate(db, viewer.id)
  const thread = await findThread(db, viewer, { company_id }).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  const refusal = (await isBlocked(db, viewer.id, company_id)) ? 'COMPANY_BLOCKED' : await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)

  const before = await revealTo(db, parties)
  const known = before?.parts ?? []
  const isWaiting = before?.contact_after_answer === true
  const asked = level ? [...partsOfLevel[level], ...papersOfLevel(known, level)] : settledParts(wished ?? [], known)
  const contact_after_answer = isWaiting && (level ? level === 'name' : asked.includes('contact'))
  const parts = level || !contact_after_answer ? asked : asked.filter((part) => part !== 'contact')
  await refuseWhatCannotBe(db, viewer.id, { parts, known, isConfirmed: files_confirmed })
  if (known.includes('attached_files') && !parts.includes('attached_files')) await deleteApplicationFiles(db, parties)
  const isNew = await writeReveal(db, { ...parties, parts, contact_after_answer, at: now() })
  const closed = known.filter((part) => !parts.includes(part))
  if (isNew && parts.length > 0) await recordReveal(context, thread, { kind: 'reveal_granted', parts, shown: parts, closed })
  if (isNew && parts.length === 0 && known.length > 0) await recordReveal(context, thread, { kind: 'reveal_revoked', parts: known, shown: [], closed })
  return { success: true }
}

/** A paper that was chosen stays, unless it would name me. */
const papersOfLevel = (known: RevealPart[], level: RevealLevel) =>
  known.filter((part) => part === 'resume' || ((part === 'job_history_pdf' || part === 'attached_files') && level !== 'career'))

/** What needs something else is not shown without it, as with an application (contract/candidates/privacy/shown-parts.ts); files are added by an application only. */
function settledParts(wished: RevealPart[], known: RevealPart[]): RevealPart[] {
  const has = (part: RevealPart) => wished.includes(part)
  const document = has('job_history_pdf') ? 'job_history_pdf' : has('resume') ? 'resume' : 'none'
  const choice = settledChoice({ profile: has('profile'), name: has('name'), career: has('career'), document, contact: has('contact') })
  const files = has('attached_files') && known.includes('attached_files') ? ['attached_files' as const] : []
  return [...partsOfChoice(choice), ...files, ...(choice.contact ? ['contact' as const] : [])]
}

const isBlocked = async (db: Database, candidate_user_id: string, company_id: number) =>
  (await companyBlocks(db, candidate_user_id).select('company_id').where('company_id', '=', company_id).executeTakeFirst()) !== undefined
