import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { ThreadToTell } from '#server/conversations/reminders/hold-to-tell.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'

type Notice = {
  id: string
  application_id: string
  step: SelectionStep
  message: string
  member_name: string
  company_user_id: string | null
  job_id: number | null
}

/** Puts what a recruiter held into the thread. After an end nobody's answer is awaited, unless another selection of the two goes on. */
export async function sayNotice(db: Database, thread: ThreadToTell, { id, application_id, step, job_id, ...notice }: Notice, now: Date) {
  await addMessage(db, now, {
    thread,
    client_id: id,
    company: true,
    name: notice.member_name,
    ...(notice.company_user_id ? { company_user_id: notice.company_user_id } : {}),
    message: notice.message,
    job_id,
    ...(step === 'end' ? { about: 'result' as const } : {}),
  })
  if (step !== 'end') return
  if (await goesOn(db, thread.id, application_id)) {
    const { turn, turn_since, answer_due_at } = thread
    await db.updateTable('threads').set({ turn, turn_since, answer_due_at }).where('id', '=', thread.id).execute()
  } else await settleThread(db, thread, {})
}

const goesOn = (db: Database, thread_id: string, but: string) =>
  db.selectFrom('applications').select('id').where('thread_id', '=', thread_id).where('id', '<>', but).where('step', '<>', 'end').executeTakeFirst()
