import { randomUUID } from 'node:crypto'
import type { AskedPart } from '#contract/hiring/applications/applicant.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { lockPartner } from '#server/conversations/threads/find-thread.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { revealTo } from '#server/candidates/visibility/reveal-to.ts'
import { companyApplications } from './company-applications.ts'

const said: Record<AskedPart, string> = {
  name: '企業が、氏名の公開を希望しています。「公開の範囲」から、この企業だけに公開できます。公開しなくても、やりとりは続けられます。',
  contact: '企業が、連絡先の公開を希望しています。「公開の範囲」から、この企業だけに公開できます。公開しなくても、やりとりは続けられます。',
}

/** Asks an applicant to show their name or their contact: once for each, in the thread, where they can do it. It is no answer that anybody waits for. */
export async function requestReveal(context: RequestContext & { viewer: CompanyViewer }, { id, part }: { id: string; part: AskedPart }) {
  const { db, viewer, now } = context
  const found = await companyApplications(db, viewer, now()).where('applications.id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  const thread = await lockPartner(db, viewer, { candidate_id: found.candidate.id })
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)
  const parties = { candidate_user_id: found.candidate.id, company_id: viewer.company_id }
  const shown = await revealTo(db, parties)
  if (shown?.parts.includes(part)) return { success: true }
  const asked = await db
    .insertInto('reveal_requests')
    .values({ ...parties, part, asked_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('part')
    .executeTakeFirst()
  if (asked) await addMessage(db, now(), { thread, client_id: randomUUID(), company: true, name: viewer.name, message: said[part], kind: 'system' })
  return { success: true }
}
