import { randomUUID } from 'node:crypto'
import type { EndReason } from '#contract/selection-steps.ts'
import type { RequestContext } from '../../api.ts'
import type { Database } from '../../database/connect.ts'
import type { CompanyViewer } from '../../sessions/viewer.ts'
import { addMessage } from '../../threads/add-message.ts'
import type { holdThread } from '../../threads/hold-thread.ts'
import { settleThread } from '../../threads/settle-thread.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'

type Thread = Awaited<ReturnType<typeof holdThread>>
type End = { id: string; job_id: number | null; reason: EndReason; message: string }

const plainly: Record<EndReason, string> = {
  hired: '入社が決まりました。これからよろしくお願いします。',
  declined: 'ご辞退の件、承知しました。ここまでありがとうございました。',
  rejected: '選考の結果、今回はご縁がありませんでした。ご応募ありがとうございました。',
  not_applicable: 'このやりとりでの選考は、ここまでとなります。ありがとうございました。',
}

/**
 * Says in the thread how a selection ended; nobody's answer is awaited then, unless another selection of the two goes on. It says nothing to somebody who left
 * or wants no messages: their page of applications says how it ended.
 */
export async function tellEnd({ db, viewer, now }: RequestContext & { viewer: CompanyViewer }, thread: Thread, { id, job_id, reason, message }: End) {
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal && refusal !== 'ANSWER_AWAITED') return false
  await addMessage(db, now(), {
    thread,
    client_id: randomUUID(),
    company: true,
    name: viewer.name,
    company_user_id: viewer.id,
    message: message || plainly[reason],
    job_id,
    about: 'result',
  })
  if (await goesOn(db, thread.id, id)) {
    const { turn, turn_since, answer_due_at } = thread
    await db.updateTable('threads').set({ turn, turn_since, answer_due_at }).where('id', '=', thread.id).execute()
  } else await settleThread(db, thread, {})
  return true
}

const goesOn = (db: Database, thread_id: string, but: string) =>
  db.selectFrom('applications').select('id').where('thread_id', '=', thread_id).where('id', '<>', but).where('step', '<>', 'end').executeTakeFirst()
