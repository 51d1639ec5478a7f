import type { Access } from './access.ts'

/** What members of a company may call. */
export const companyAccess: Record<string, Access> = {
  'GET /company_users/account/': { who: 'member', act: 'see_account' },
}
