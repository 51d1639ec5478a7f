import type { Access } from '../access.ts'

/** The notifications of candidates. */
export const notificationAccess: Record<string, Access> = {
  'GET /candidate_users/notification_settings/': { who: 'candidate' },
  'PATCH /candidate_users/notification_settings/': { who: 'candidate', call: () => ({ body: { settings: [{ kind: 'scout', by_mail: false }] } }) },
  'POST /candidate_users/push_subscriptions/': {
    who: 'candidate',
    call: () => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } } }),
  },
  'DELETE /candidate_users/push_subscriptions/': { who: 'candidate' },
}
