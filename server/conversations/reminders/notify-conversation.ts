import type { TaskRun } from '#server/platform/background/task-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockForNotification, type ConversationToNotify } from './lock-for-notification.ts'
import type { KindFor } from '#contract/notifications/kinds/notification-kinds.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'

export type Side = 'candidate' | 'company'

/** The least time between two notifications about one conversation. */
const PAUSE = 30 * 60_000

/**
 * Tells one side of what is new and unread in a thread, once: what was told is noted under the lock of the thread, in the transaction in which it is told.
 * What comes soon after a notification waits, so that a conversation is not a row of mails.
 */
export const notifyConversation = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { thread_id, side }: { thread_id: string; side: Side }) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    if (!thread) return
    const last = thread[`${side}_notified_at`]
    const runAt = new Date((last ? Date.parse(last) : 0) + PAUSE)
    if (runAt > now())
      return enqueue(db, 'notify_conversation', { thread_id, side }, { key: `notify_conversation:${thread_id}:${side}`, keepsTime: true, runAt })
    const isTold = await (side === 'candidate' ? tellCandidate : tellCompany)(db, thread, now())
    await db
      .updateTable('threads')
      .set({ [`${side}_notified_number`]: thread.last_number, ...(isTold ? { [`${side}_notified_at`]: now().toISOString() } : {}) })
      .where('id', '=', thread_id)
      .execute()
  })

type ConversationKind = KindFor<'company'> & ('application' | 'scout_answer' | 'offer_answer' | 'meeting' | 'message')

const kindOf = ({ kind, about }: Unread): ConversationKind => {
  if (kind === 'application') return 'application'
  if (about === 'scout_accepted') return 'scout_answer'
  if (about === 'offer') return 'offer_answer'
  return about === 'meeting' ? 'meeting' : 'message'
}

const byWeight: ConversationKind[] = ['application', 'scout_answer', 'offer_answer', 'meeting', 'message']

/** Tells those of a company who take care of a thread of what the candidate did in it since they were told last. Says whether there was anything. */
async function tellCompany(db: Database, thread: ConversationToNotify, at: Date): Promise<boolean> {
  const unread = await unreadSince(db, thread, 'company')
  const kind = byWeight.find((kind) => unread.some((message) => kindOf(message) === kind))
  if (!kind) return false
  await notify(db, {
    kind,
    to: { company_id: thread.company_id, company_user_id: thread.company_user_id },
    subject: { type: 'conversation', id: thread.candidate_user_id },
    dedupe_key: `thread:${thread.id}:${thread.last_number}`,
    at,
    candidate_user_id: thread.candidate_user_id,
    job_id: unread.find((message) => kindOf(message) === kind)?.job_id ?? null,
    ...(kind === 'scout_answer' ? { detail: { state: 'accepted' } } : {}),
  })
  return true
}

/** Tells a candidate of what the company said and decided since they were told last, in one notice. Says whether there was anything. */
async function tellCandidate(db: Database, thread: ConversationToNotify, at: Date): Promise<boolean> {
  const unread = await unreadSince(db, thread, 'candidate')
  const step = await stepToTell(db, thread, at)
  const { candidate_user_id, company_id } = thread
  const told = { to: { candidate_user_id }, company_id, at }
  const conversation = { type: 'conversation' as const, id: company_id }
  const abouts = new Set(unread.map(({ about }) => about ?? 'message'))
  const about = weightiest.find((one) => abouts.has(one))
  const stepName = step && (await selectionWords(db)).steps.find(({ key }) => key === step.step)?.name
  if (about) await notify(db, { ...told, kind: 'selection', subject: conversation, detail: { about } })
  else if (step && stepName)
    await notify(db, { ...told, kind: 'selection', subject: { type: 'application', id: step.id }, detail: { about: 'step', step: stepName } })
  else if (abouts.has('message')) await notify(db, { ...told, kind: 'new_message', subject: conversation })
  else return false
  return true
}

/** What outweighs a new step, the first first. */
const weightiest = ['result', 'offer', 'promise', 'job_changed', 'meeting']

/** The step that the company told of since the candidate was notified. How it ended stands in the thread. */
async function stepToTell(db: Database, { id }: ConversationToNotify, at: Date) {
  const moved = await db
    .updateTable('applications')
    .set({ step_notified_at: at.toISOString() })
    .where('thread_id', '=', id)
    .where(({ eb, fn, ref }) => eb('shown_at', '>', fn.coalesce(ref('step_notified_at'), ref('applied_at'))))
    .returning(['id', 'shown_step as step'])
    .$narrowType<{ step: SelectionStep }>()
    .execute()
  return moved.find(({ step }) => step !== 'end' && step !== 'entry')
}

type Unread = { kind: string; about: string | null; job_id: number | null }

/** What the other side wrote since the last notification and this side has not read. The delivery of a scout sends its own notification. */
const unreadSince = (db: Database, thread: ConversationToNotify, side: Side): Promise<Unread[]> =>
  db
    .selectFrom('messages')
    .select(['kind', 'about', 'job_id'])
    .where('thread_id', '=', thread.id)
    .where('number', '>', thread[`${side}_notified_number`])
    .where('company', '=', side === 'candidate')
    .where('kind', '<>', 'scout')
    .where('read_at', 'is', null)
    .orderBy('number')
    .execute()
