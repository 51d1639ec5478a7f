import { sql } from 'kysely'
import type { CandidateNote } from '#contract/candidates/search/candidate-notes.ts'
import { mentionedIn } from '#contract/conversations/mentions.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockVisible } from '../visibility/lock-visible.ts'

const MOST_SHOWN = 100

/** A company's notes on a candidate whom it may see at this moment, the newest first. */
export async function listNotes(context: MemberContext, candidate_id: string): Promise<{ notes: CandidateNote[] }> {
  await lockReadable(context, candidate_id)
  return { notes: await notesOn(context, candidate_id).orderBy('id', 'desc').limit(MOST_SHOWN).execute() }
}

/** Writes a note for one's colleagues; whom it calls by name is notified. The candidate is not. */
export async function addNote(context: MemberContext, { candidate_id, text }: { candidate_id: string; text: string }): Promise<CandidateNote> {
  const { db, viewer, now } = context
  await lockReadable(context, candidate_id)
  const { company_id } = viewer
  const { id } = await db
    .insertInto('candidate_notes')
    .values({ company_id, candidate_user_id: candidate_id, company_user_id: viewer.id, member_name: viewer.name, text, created_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (/[@＠﹫]/.test(text))
    for (const called of mentionedIn(text, await colleagues(context)))
      await notify(db, {
        kind: 'mention',
        to: { company_id, company_user_id: called.id },
        subject: { type: 'candidate', id: candidate_id },
        candidate_user_id: candidate_id,
        at: now(),
        detail: { by: viewer.name },
      })
  return notesOn(context, candidate_id).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Its author deletes a note; an administrator each. */
export async function removeNote(context: MemberContext, { candidate_id, note_id }: { candidate_id: string; note_id: number }) {
  const { db, viewer } = context
  await lockReadable(context, candidate_id)
  const ours = notesOn(context, candidate_id)
    .clearSelect()
    .select('id')
    .where('id', '=', note_id)
    .$if(viewer.role !== 'admin', (notes) => notes.where('company_user_id', '=', viewer.id))
  const removed = await db.deleteFrom('candidate_notes').where('id', 'in', ours).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}

/** A program has no part in what members write for each other, and reads none of it. */
async function lockReadable({ db, viewer }: MemberContext, candidate_id: string) {
  if (viewer.key || (await lockVisible(db, viewer, [candidate_id])).size === 0) fail('NOT_FOUND')
}

const notesOn = ({ db, viewer }: MemberContext, candidate_id: string) =>
  db
    .selectFrom('candidate_notes')
    .select(['id', 'member_name', 'text', 'created_at', sql<boolean>`coalesce(company_user_id = ${viewer.id}, false)`.as('is_mine')])
    .where('company_id', '=', viewer.company_id)
    .where('candidate_user_id', '=', candidate_id)

/** Who reads notes: every member but guests. */
const colleagues = ({ db, viewer }: MemberContext) =>
  db
    .selectFrom('company_users')
    .select(['id', 'name'])
    .where('company_id', '=', viewer.company_id)
    .where('id', '<>', viewer.id)
    .where('role', '<>', 'guest')
    .orderBy('id')
    .execute()
