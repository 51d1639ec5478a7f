import type { TaskRun } from '#server/platform/background/task-context.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { shownNotifications } from './readable-notifications.ts'

const MESSAGES = 'https://api.line.me/v2/bot/message/push'
const PATIENCE = 10_000
const TOO_MANY = 429

/** Sends one notification to LINE: a title and an address. The text itself stays on the site. */
export async function deliverLine({ db, now }: Pick<TaskRun, 'db' | 'now'>, { notification_id }: { notification_id: number }) {
  const [told] = await shownNotifications(db, [notification_id], now())
  if (!told || !siteSettings().lineMessageToken) return
  const account = await db.selectFrom('candidate_users').select('line_user_id').where('id', '=', told.account_id).executeTakeFirst()
  if (!account?.line_user_id) return
  const text = `${told.headline}\n${settings.publicUrl}${told.path}`
  const answer = await fetch(MESSAGES, {
    method: 'POST',
    headers: { authorization: `Bearer ${siteSettings().lineMessageToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: account.line_user_id, messages: [{ type: 'text', text }] }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await answer.body?.cancel()
  if (answer.ok) return
  if (answer.status >= 500 || answer.status === TOO_MANY) throw Object.assign(new Error('LINE'), { code: `LINE_${answer.status}` })
  logger.warn({ status: answer.status }, 'LINE refused')
}
