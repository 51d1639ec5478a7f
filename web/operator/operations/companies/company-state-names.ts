import type { CompanyState } from '#contract/accounts/members/company-roles.ts'

export const companyStateNames: Record<CompanyState, string> = { provisional: '仮登録', pending: '承認待ち', active: '利用中', suspended: '利用停止' }
