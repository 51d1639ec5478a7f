import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { fail } from '#server/fail.ts'
import { askOwnPassword } from '#server/accounts/sessions/confirming/ask-own-password.ts'
import { NOTICE_LEAD } from '#contract/notifications/announcements/announcement-lead.ts'

/**
 * An announcement that opens in front of its readers' pages asks for the operator's password each time. It begins five minutes ahead at the earliest, so that
 * an operator can stop it before any reader sees it. Gives its beginning.
 */
export async function guardInterruption(context: OperatorContext, { password, display_start_at }: { password: string; display_start_at: string }) {
  if (!password) fail('INPUT_INVALID', [{ field: 'password', message: 'パスワードを入力してください。' }])
  await askOwnPassword(context, 'confirm', password)
  return leadingStart(display_start_at, context.now())
}

/** The given beginning, or five minutes from now when that is later. */
export const leadingStart = (display_start_at: string, now: Date) => new Date(Math.max(Date.parse(display_start_at), now.getTime() + NOTICE_LEAD)).toISOString()
