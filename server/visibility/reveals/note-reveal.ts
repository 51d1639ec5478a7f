import { randomUUID } from 'node:crypto'
import type { RevealLevel } from '#contract/visible-candidate.ts'
import type { CandidateContext } from '../../privacy/candidate-context.ts'
import { addMessage, type NewMessage } from '../../threads/add-message.ts'

type Noted = { kind: 'reveal_granted' | 'reveal_revoked'; part: string; level: RevealLevel }

/** What both sides read in the thread. */
const said: Record<RevealLevel, string> = {
  anonymous: '求職者が公開をやめました。名前、連絡先、勤め先と学校の名前は伏せられています。',
  career: '求職者が、勤め先と学校の名前を公開しています。名前と連絡先は伏せられています。',
  contact: '求職者が、名前と連絡先を公開しました。',
}

/** A change of what is open to a company, in the ledger and in the thread. It is nobody's answer. */
export async function noteReveal({ db, viewer, now }: CandidateContext, thread: NewMessage['thread'], { kind, part, level }: Noted) {
  await db
    .insertInto('events')
    .values({
      at: now().toISOString(),
      kind,
      candidate_user_id: viewer.id,
      company_id: thread.company_id,
      actor: 'candidate',
      detail: JSON.stringify({ parts: [part] }),
    })
    .execute()
  await addMessage(db, now(), { thread, client_id: randomUUID(), company: false, name: '', message: said[level], kind: 'system' })
}
