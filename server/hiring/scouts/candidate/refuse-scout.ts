import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { lockScout } from './lock-scout.ts'
import { refusalReasons } from './refusal-reasons.ts'
import { recordAnswer } from './record-answer.ts'
import { showScout } from './show-scout.ts'

const OTHER = 13

type Refusal = { company_id: number; refusal_reasons: number[]; note: string; no_scout_reply: boolean }

/** Refuses a scout, with reasons or by 今後返信しない, which also ends the thread: the company cannot write any more until the candidate does. */
export async function refuseScout(context: RequestContext & { viewer: CandidateViewer }, { company_id, refusal_reasons, note, no_scout_reply }: Refusal) {
  if (refusal_reasons.length === 0 && !no_scout_reply) fail('INPUT_INVALID', [{ field: 'refusal_reasons', message: '断る理由を選んでください。' }])
  if (refusal_reasons.includes(OTHER) && !note) fail('INPUT_INVALID', [{ field: 'note', message: '「その他」の理由を入力してください。' }])
  const known = (await refusalReasons(context)).refusal_lists
  if (refusal_reasons.some((id) => !known.some((reason) => reason.id === id)))
    fail('INPUT_INVALID', [{ field: 'refusal_reasons', message: '選べる項目ではありません。選び直してください。' }])
  const { scout, thread } = await lockScout(context, company_id)
  await recordAnswer(context, {
    id: scout.id,
    company_id,
    job_id: scout.job_id,
    state: 'refused',
    refusal_reasons: [...new Set(refusal_reasons)].toSorted((one, other) => one - other),
    refusal_note: note,
  })
  await settleThread(context.db, thread, no_scout_reply ? { closed_at: context.now().toISOString(), closed_by: 'candidate' } : {})
  const { scout: _scout, ...refusal } = await showScout(context, company_id)
  return refusal
}
