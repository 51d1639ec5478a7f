import type { TaskRun } from '#server/platform/background/task-context.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { pushTitle } from '#server/platform/mail/texts/push-title.ts'
import { settings } from '#server/settings.ts'

const MESSAGES = 'https://api.line.me/v2/bot/message/push'
const PATIENCE = 10_000
const TOO_MANY = 429

/** Sends one notification to LINE: a title and an address. The text itself stays on the site. */
export async function deliverLine({ db }: Pick<TaskRun, 'db'>, { notification_id }: { notification_id: number }) {
  const told = await db
    .selectFrom('notifications')
    .innerJoin('candidate_users', 'candidate_users.id', 'candidate_user_id')
    .select(['kind', 'path', 'line_user_id'])
    .where('notifications.id', '=', notification_id)
    .executeTakeFirst()
  if (!told?.line_user_id || !settings.lineMessageToken) return
  const text = `${pushTitle(told.kind)}\n${settings.publicUrl}${told.path || '/notifications'}`
  const answer = await fetch(MESSAGES, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.lineMessageToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to: told.line_user_id, messages: [{ type: 'text', text }] }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await answer.body?.cancel()
  if (answer.ok) return
  if (answer.status >= 500 || answer.status === TOO_MANY) throw Object.assign(new Error('LINE'), { code: `LINE_${answer.status}` })
  logger.warn({ status: answer.status }, 'LINE refused')
}
