import type { Access } from '../access.ts'

/** The notifications of members: each reads their own. */
export const companyNotificationAccess: Record<string, Access> = {
  'GET /company_users/notifications/': { who: 'member', act: 'see_threads' },
  // An id that belongs to no member: server/notifications/notifications/ tests those that do.
  'PUT /company_users/notifications/{id}/view/': { who: 'member', act: 'see_threads', status: 404, call: () => ({ params: { id: 1 } }) },
  'PUT /company_users/notifications/views/': { who: 'member', act: 'see_threads' },
  'GET /company_users/notification_settings/': { who: 'member', act: 'see_threads' },
  'PATCH /company_users/notification_settings/': {
    who: 'member',
    act: 'see_threads',
    call: () => ({ body: { settings: [{ kind: 'message', by_mail: false }] } }),
  },
}
