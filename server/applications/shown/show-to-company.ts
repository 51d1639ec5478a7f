import { partsOfChoice, settledChoice, type ShownChoice } from '#contract/shown-parts.ts'
import type { Database } from '../../database/connect.ts'
import { fail } from '../../fail.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { ledgerReveal } from '../../visibility/reveals/note-reveal.ts'
import { revealTo } from '../../visibility/reveals/reveal-to.ts'
import { writeReveal } from '../../visibility/reveals/write-reveal.ts'
import { choiceFor, documentsOf } from './choice-for.ts'

/**
 * Shows to a company what the candidate chose for their application, as a reveal that they can take back. Who is held: the candidate and the thread, by whoever
 * applies. Comes back as it was chosen, to be kept with the application.
 */
export async function showToCompany(context: CandidateContext, company_id: number, wished: ShownChoice | undefined): Promise<ShownChoice> {
  const { db, viewer, now } = context
  const parties = { candidate_user_id: viewer.id, company_id }
  const choice = settledChoice(wished ?? (await choiceFor(db, parties)))
  await refuseWhatCannotBe(db, viewer.id, choice)
  const before = await revealTo(db, parties)
  const hasContact = choice.contact && before?.parts.includes('contact') === true
  const parts = [...partsOfChoice(choice), ...(hasContact ? ['contact' as const] : [])]
  const isNew = await writeReveal(db, { ...parties, parts, contact_after_answer: choice.contact && !hasContact, at: now() })
  if (isNew && parts.length > 0) await ledgerReveal(context, company_id, 'reveal_granted', parts)
  if (isNew && parts.length === 0 && before?.parts.length) await ledgerReveal(context, company_id, 'reveal_revoked', before.parts)
  return choice
}

async function refuseWhatCannotBe(db: Database, candidate_user_id: string, { name, document }: ShownChoice) {
  if (document !== 'job_history_pdf') return
  const refuse = (message: string) => fail('INPUT_INVALID', [{ field: 'shown.document', message }])
  if (!name) refuse('アップロードしたPDFには氏名が書かれていることがあります。氏名を見せるか、プロフィールから作成する職務経歴書を選んでください。')
  const { file_name } = await documentsOf(db, candidate_user_id)
  if (!file_name) refuse('職務経歴書のPDFがアップロードされていません。ほかの項目を選んでください。')
}
