import webPush, { type VapidKeys } from 'web-push'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { shownNotifications } from '../readable-notifications.ts'
import { isPushService } from './push-subscriptions.ts'
import { vapidKeys } from './vapid-keys.ts'

const DAY = 86_400
const PATIENCE = 10_000
const GONE = [404, 410]
const TOO_MANY = 429

type Payload = { push_subscription_id: string; notification_id: number }

/** Sends one notification to one device. A device that no longer wants them is deleted; a service that is down is tried again. */
export async function deliverPush({ db, now }: Pick<TaskRun, 'db' | 'now'>, { push_subscription_id, notification_id }: Payload) {
  if (!siteSettings().features.push) return
  const device = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'candidate_user_id'])
    .where('id', '=', push_subscription_id)
    .executeTakeFirst()
  const [shown] = await shownNotifications(db, [notification_id], now())
  // Of the same candidate: another one may have signed in on the device in between.
  if (!device || device.candidate_user_id !== shown?.account_id) return
  const forget = () => db.deleteFrom('push_subscriptions').where('id', '=', push_subscription_id).execute()
  const request =
    isPushService(device.endpoint) && requestOf(device, await vapidKeys(db), { site: siteSettings().name, title: shown.headline, path: shown.path })
  if (!request) return forget()

  const { endpoint, method, headers, body } = request
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await answer.body?.cancel()
  if (answer.ok) return
  if (GONE.includes(answer.status)) return forget()
  if (answer.status >= 500 || answer.status === TOO_MANY) throw Object.assign(new Error('push service'), { code: `PUSH_${answer.status}` })
  logger.warn({ status: answer.status }, 'push refused')
  await db.updateTable('push_subscriptions').set({ failed_at: now().toISOString() }).where('id', '=', push_subscription_id).execute()
}

/** Encrypted for the device alone (RFC 8291). Nothing for keys that are no keys. */
function requestOf(
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  keys: VapidKeys,
  shown: { site: string; title: string; path: string },
) {
  const payload = JSON.stringify(shown)
  const subject = `mailto:${siteSettings().operator.email ?? siteSettings().mailFrom.address}`
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: DAY,
      urgency: 'normal',
    })
  } catch {
    return undefined
  }
}
