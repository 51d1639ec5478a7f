import type { Access } from '../access.ts'

/** The calls of a company's members. */
export const companyAccess: Record<string, Access> = {
  'GET /company_users/account/': { who: 'member', act: 'see_account' },
  'GET /company_users/tasks/': { who: 'member', act: 'see_account' },
  'GET /company_users/job_selections/': { who: 'member', act: 'see_selection', call: () => ({ query: 'ids=0' }) },
  'GET /company_users/first_days/': { who: 'member', act: 'see_account' },
  'GET /company_users/calendar/': { who: 'member', act: 'see_account' },
  'PUT /company_users/calendar/week/': { who: 'member', act: 'change_account', call: () => ({ body: { week: [] } }) },
  'PUT /company_users/calendar/days/{day}/': {
    who: 'member',
    act: 'change_account',
    call: () => ({ params: { day: '2026-11-27' }, body: { times: null } }),
  },
  'DELETE /company_users/calendar/days/{day}/': { who: 'member', act: 'change_account', call: () => ({ params: { day: '2026-11-27' } }) },
  'PUT /company_users/calendar/file/': {
    who: 'member',
    act: 'change_account',
    call: () => ({ files: { file: new File(['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'], 'calendar.ics') } }),
  },
  'DELETE /company_users/calendar/file/': { who: 'member', act: 'change_account' },
  'POST /company_users/calendar/feed/': { who: 'member', act: 'change_account' },
  'DELETE /company_users/calendar/feed/': { who: 'member', act: 'change_account' },
  'GET /company_users/calendar/meetings/': { who: 'member', act: 'see_selection' },
  'GET /company_users/role_requests/': { who: 'member', act: 'see_account', call: () => ({ query: 'act=publish_jobs' }) },
  'POST /company_users/role_requests/': { who: 'member', act: 'see_account', call: () => ({ body: { act: 'publish_jobs' } }) },
  'GET /company_users/response_figures/': { who: 'member', act: 'see_figures' },
  'GET /company_users/analytics/': { who: 'member', act: 'see_figures', call: () => ({ query: 'days=90' }) },
  'GET /company_users/analytics/file/': { who: 'member', act: 'see_figures' },
  'GET /company_users/selection_figures/': { who: 'member', act: 'see_figures', call: () => ({ query: 'from=2026-10-01&to=2026-10-31' }) },
  'GET /company_users/selection_figures/cases/': { who: 'member', act: 'select', call: () => ({ query: 'stage=hired' }) },
  'GET /company_users/selection_figures/file/': { who: 'member', act: 'see_figures', call: () => ({ query: 'table=jobs' }) },
}
