import type { PartyContext } from '#server/conversations/threads/party-context.ts'
import { recordAnswer } from './record-answer.ts'

/** A candidate who puts off or ends a thread has so answered the scout that waits in it; the company is not left with 返信なし. */
export async function answerOpenScout({ db, viewer, now }: PartyContext, thread_id: string, state: 'refused' | 'parked') {
  if (viewer.area !== 'candidate') return
  const scout = await db
    .selectFrom('scouts')
    .select(['id', 'company_id', 'job_id'])
    .where('thread_id', '=', thread_id)
    .where('delivered_at', 'is not', null)
    .where('state', 'in', state === 'refused' ? ['delivered', 'parked'] : ['delivered'])
    .orderBy('delivered_at', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (scout) await recordAnswer({ db, viewer, now }, { ...scout, state })
}
