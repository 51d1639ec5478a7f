import type { Access } from '../access.ts'

/** The calls of a company's members. */
export const companyAccess: Record<string, Access> = {
  'GET /company_users/account/': { who: 'member', act: 'see_account' },
  'GET /company_users/tasks/': { who: 'member', act: 'see_account' },
  'GET /company_users/response_figures/': { who: 'member', act: 'see_figures' },
  'GET /company_users/analytics/': { who: 'member', act: 'see_figures', call: () => ({ query: 'days=90' }) },
  'GET /company_users/analytics/file/': { who: 'member', act: 'see_figures' },
}
