import { randomUUID } from 'node:crypto'
import type { RevealPart } from '#contract/shown-parts.ts'
import type { RevealLevel } from '#contract/visible-candidate.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { addMessage, type NewMessage } from '../../threads/add-message.ts'

type Noted = { kind: 'reveal_granted' | 'reveal_revoked'; parts: RevealPart[]; level: RevealLevel }

/** What both sides read in the thread. */
const said: Record<RevealLevel, string> = {
  anonymous: '求職者が公開をやめました。名前、連絡先、勤め先と学校の名前は伏せられています。',
  career: '求職者が、勤め先と学校の名前を公開しています。名前と連絡先は伏せられています。',
  name: '求職者が、名前を公開しています。連絡先は伏せられています。',
  contact: '求職者が、名前と連絡先を公開しました。',
}

/** A change of what is open to a company, in the ledger and in the thread. It is nobody's answer. */
export async function noteReveal(context: CandidateContext, thread: NewMessage['thread'], { kind, parts, level }: Noted) {
  const { db, now } = context
  await ledgerReveal(context, thread.company_id, kind, parts)
  await addMessage(db, now(), { thread, client_id: randomUUID(), company: false, name: '', message: said[level], kind: 'system' })
}

/** The line of it in the candidate's own ledger. */
export const ledgerReveal = ({ db, viewer, now }: CandidateContext, company_id: number, kind: Noted['kind'], parts: RevealPart[]) =>
  db
    .insertInto('events')
    .values({ at: now().toISOString(), kind, candidate_user_id: viewer.id, company_id, actor: 'candidate', detail: JSON.stringify({ parts }) })
    .execute()
