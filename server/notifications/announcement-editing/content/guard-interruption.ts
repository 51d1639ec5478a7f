import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { fail } from '#server/fail.ts'
import { askOwnPassword } from '#server/accounts/sessions/confirming/ask-own-password.ts'
import { NOTICE_LEAD } from '#contract/notifications/announcements/announcement-lead.ts'

/** Where one operator decides alone, what opens in front of its readers' pages and what is mailed asks for their password each time. */
export async function guardInterruption(context: OperatorContext, password: string) {
  if (!password) fail('INPUT_INVALID', [{ field: 'password', message: 'パスワードを入力してください。' }])
  await askOwnPassword(context, 'confirm', password)
}

/**
 * The given beginning, or five minutes from now when that is later: an announcement that interrupts its readers can be stopped before any of them sees it.
 */
export const leadingStart = (display_start_at: string, now: Date) => new Date(Math.max(Date.parse(display_start_at), now.getTime() + NOTICE_LEAD)).toISOString()
