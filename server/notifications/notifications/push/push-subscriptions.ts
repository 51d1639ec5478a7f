import { refuseSwitchedOff } from '#server/settings/refuse-switched-off.ts'
import type { PushSubscriptionInput } from '#contract/notifications/settings/push-subscriptions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { deviceName } from '#server/accounts/sessions/devices/device-name.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Context = Pick<RequestContext, 'db' | 'now' | 'client'> & { viewer: CandidateViewer }

/** From now on this device gets this candidate's notifications, and none of a user who was signed in on it before. */
export async function subscribePush({ db, now, client, viewer }: Context, { endpoint, keys }: PushSubscriptionInput) {
  refuseSwitchedOff('push')
  if (!isPushService(endpoint)) fail('INPUT_INVALID', [{ field: 'endpoint', message: 'このブラウザのプッシュ通知には対応していません。' }])
  const own = { candidate_user_id: viewer.id, session_id: viewer.session_id, ...keys, device: deviceName(client.userAgent), created_at: now().toISOString() }
  await db.deleteFrom('push_subscriptions').where('session_id', '=', viewer.session_id).where('endpoint', '<>', endpoint).execute()
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...own })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...own, failed_at: null }))
    .execute()
  return { success: true }
}

export async function unsubscribePush({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', viewer.session_id).execute()
  return { success: true }
}

/** The push services of Chrome and its kin, Firefox, Safari and Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Where this server may post to. An address that a stranger names could otherwise be one inside of our own network. */
export function isPushService(endpoint: string) {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && password === '' && services.some((service) => service.test(hostname))
}
