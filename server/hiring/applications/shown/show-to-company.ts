import { partsOfChoice, settledChoice, type ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { refuseWhatCannotBe } from '#server/conversations/reveals/refuse-what-cannot-be.ts'
import { ledgerReveal, writeReveal } from '#server/conversations/reveals/write-reveal.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'
import { choiceFor } from './choice-for.ts'

type Sent = { shown?: ShownChoice | undefined; files?: string[]; files_confirmed?: boolean | undefined }

/**
 * Shows to a company what the candidate chose for their application, as a reveal that they can take back. The caller, `apply`, has
 * locked the candidate and the conversation. Returns the choice, to be saved with the application.
 */
export async function showToCompany(
  context: CandidateContext,
  company_id: number,
  { shown: wished, files = [], files_confirmed = false }: Sent,
): Promise<ShownChoice> {
  const { db, viewer, now } = context
  const parties = { candidate_user_id: viewer.id, company_id }
  const choice = settledChoice(wished ?? (await choiceFor(db, parties)))
  const before = await revealTo(db, parties)
  const hasFiles = files.length > 0 || before?.parts.includes('attached_files') === true
  const hasContact = choice.contact && before?.parts.includes('contact') === true
  const parts = [...partsOfChoice(choice), ...(hasContact ? ['contact' as const] : []), ...(hasFiles ? ['attached_files' as const] : [])]
  await refuseWhatCannotBe(db, viewer.id, { parts, known: files.length > 0 ? [] : (before?.parts ?? []), isConfirmed: files_confirmed })
  const isNew = await writeReveal(db, { ...parties, parts, contact_after_answer: choice.contact && !hasContact, at: now() })
  const granted = isNew ? parts : files.length > 0 ? ['attached_files' as const] : []
  if (granted.length > 0) await ledgerReveal(context, company_id, 'reveal_granted', granted)
  if (isNew && parts.length === 0 && before?.parts.length) await ledgerReveal(context, company_id, 'reveal_revoked', before.parts)
  return choice
}
