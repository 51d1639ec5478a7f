import type { NotificationKind } from '#contract/notifications/settings/notification-settings.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { selectionWords } from '#server/platform/lookups/selection-words.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import type { ThreadToTell } from './hold-to-tell.ts'
import { unreadSince } from './unread-since.ts'

/** Tells a candidate of what the company said and decided since they were told last, in one notice. Says whether there was anything. */
export async function tellCandidate(db: Database, thread: ThreadToTell, at: Date): Promise<boolean> {
  const unread = await unreadSince(db, thread, 'candidate')
  const step = await stepToTell(db, thread, at)
  const stepName = step && (await selectionWords(db)).steps.find(({ key }) => key === step)?.name
  const told = mostWeighty(thread.company_name, new Set(unread.map(({ about }) => about ?? 'message')), stepName)
  if (!told) return false
  const { candidate_user_id, company_id } = thread
  const path = told.isStep ? '/message/applications' : `/message/company/detail?company_id=${company_id}`
  await deliverNotification(db, { candidate_user_id, kind: told.kind, title: told.title, path, at })
  return true
}

function mostWeighty(company: string, abouts: Set<string>, step: string | undefined): { kind: NotificationKind; title: string; isStep?: true } | undefined {
  if (abouts.has('result')) return { kind: 'selection', title: `${company}から選考の結果が届きました` }
  if (abouts.has('promise')) return { kind: 'selection', title: `${company}が、約束した面談・面接を行わない理由を記録しました` }
  if (abouts.has('job_changed')) return { kind: 'selection', title: `応募した${company}の求人の条件が変わりました` }
  if (abouts.has('meeting')) return { kind: 'selection', title: `${company}から面談・面接の予定について連絡が届きました` }
  if (step) return { kind: 'selection', title: `${company}の選考が「${step}」に進みました`, isStep: true }
  return abouts.has('message') ? { kind: 'new_message', title: `${company}からメッセージが届きました` } : undefined
}

/** The step that the company told of since the candidate was notified. How it ended stands in the thread. */
async function stepToTell(db: Database, { id }: ThreadToTell, at: Date) {
  const moved = await db
    .updateTable('applications')
    .set({ step_told_at: at.toISOString() })
    .where('thread_id', '=', id)
    .where(({ eb, fn, ref }) => eb('shown_at', '>', fn.coalesce(ref('step_told_at'), ref('applied_at'))))
    .returning(['shown_step as step'])
    .$narrowType<{ step: SelectionStep }>()
    .execute()
  return moved.find(({ step }) => step !== 'end' && step !== 'entry')?.step
}
