import { randomUUID } from 'node:crypto'
import { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { addMessage, type NewMessage } from '../threads/add-message.ts'

type Opened = { candidate_user_id: string; company_id: number; parts: RevealPart[]; contact_after_answer: boolean; at: Date }

/** Shows these parts to a company and closes every other. Says whether that is new. */
export async function writeReveal(db: Database, { candidate_user_id, company_id, contact_after_answer, at, ...opened }: Opened) {
  const parts = RevealPart.options.filter((part) => part !== 'attached_files' && opened.parts.includes(part))
  const shows_files = opened.parts.includes('attached_files')
  const written = await db
    .insertInto('reveals')
    .values({ candidate_user_id, company_id, parts, level: searchedLevel(parts), shows_files, contact_after_answer, granted_at: at.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_user_id', 'company_id'])
        .doUpdateSet(({ ref }) => ({
          parts: ref('excluded.parts'),
          level: ref('excluded.level'),
          shows_files: ref('excluded.shows_files'),
          contact_after_answer: ref('excluded.contact_after_answer'),
          granted_at: ref('excluded.granted_at'),
        }))
        .where(({ or, eb, ref }) =>
          or([
            eb('reveals.parts', 'is distinct from', ref('excluded.parts')),
            eb('reveals.shows_files', 'is distinct from', ref('excluded.shows_files')),
            eb('reveals.contact_after_answer', 'is distinct from', ref('excluded.contact_after_answer')),
          ]),
        ),
    )
    .returning('company_id')
    .executeTakeFirst()
  return written !== undefined
}

/** The search for people compares with everything, with what names nobody, or with the anonymous text: never with more than is shown. */
function searchedLevel(parts: RevealPart[]) {
  const shows = (...wanted: RevealPart[]) => wanted.every((part) => parts.includes(part))
  if (shows('name', 'career', 'contact')) return 'contact'
  return shows('career') ? 'career' : 'anonymous'
}

type Noted = { kind: 'reveal_granted' | 'reveal_revoked'; parts: RevealPart[] }

/** What both sides read in the thread: what is shown now, and what is not. */
function said(shown: RevealPart[], closed: RevealPart[]) {
  const deleted = closed.includes('attached_files') ? '応募に添付されたPDFは削除されました。' : ''
  if (shown.length === 0) return `求職者が公開をやめました。名前、連絡先、勤め先と学校の名前は伏せられています。${deleted}`
  const has = (part: RevealPart) => shown.includes(part)
  const told = [
    ...(has('profile') ? ['プロフィール'] : []),
    ...(has('career') ? ['勤め先と学校の名前'] : []),
    ...(has('resume') || has('job_history_pdf') ? ['職務経歴書'] : []),
    ...(has('attached_files') ? ['添付したPDF'] : []),
    ...(has('contact') ? ['名前と連絡先'] : has('name') ? ['名前'] : []),
  ]
  const hidden = [...(has('career') ? [] : ['勤め先と学校の名前']), ...(has('name') ? [] : ['名前']), ...(has('contact') ? [] : ['連絡先'])]
  return `求職者が、${told.join('、')}を公開しました。${hidden.length > 0 ? `${hidden.join('、')}は伏せられています。` : ''}${deleted}`
}

/** A change of what is open to a company, in the ledger and in the thread. It is nobody's answer. */
export async function recordReveal(
  context: CandidateContext,
  thread: NewMessage['thread'],
  { kind, parts, shown, closed }: Noted & { shown: RevealPart[]; closed: RevealPart[] },
) {
  const { db, now } = context
  await ledgerReveal(context, thread.company_id, kind, parts)
  await addMessage(db, now(), { thread, client_id: randomUUID(), company: false, name: '', message: said(shown, closed), kind: 'system' })
}

/** The line of it in the candidate's own ledger. */
export const ledgerReveal = ({ db, viewer, now }: CandidateContext, company_id: number, kind: Noted['kind'], parts: RevealPart[]) =>
  db
    .insertInto('events')
    .values({ at: now().toISOString(), kind, candidate_user_id: viewer.id, company_id, actor: 'candidate', detail: JSON.stringify({ parts }) })
    .execute()
