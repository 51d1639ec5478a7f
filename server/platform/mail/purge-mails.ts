import type { TaskRun } from '../background/task-context.ts'
import { forgotten } from './queue/forgotten.ts'

const KEPT_DAYS = 30
const RETRYABLE_DAYS = 7

/** The record that a mail was sent stays for a month; the text of a mail that was given up stays for the week in which it may be sent again. */
export async function purgeMails({ db, now }: TaskRun) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
  await db.deleteFrom('mails').where('created_at', '<', daysAgo(KEPT_DAYS)).execute()
  await db.updateTable('mails').set(forgotten).where('failed_at', '<', daysAgo(RETRYABLE_DAYS)).where('text', 'is not', null).execute()
}
