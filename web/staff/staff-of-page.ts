/** Members of companies and operators look after their accounts on the same pages; whose they are says their address. */
export function staffOfPage(pathname: string) {
  const isOperator = /^\/operator(?:\/|$)/.test(pathname)
  return isOperator
    ? ({ people: 'operators', area: 'operator', at: '/operator', home: '/operator', account: '/operator/account' } as const)
    : ({
        people: 'company_users',
        area: 'company',
        at: '/online/companies',
        home: '/online/companies/dashboard',
        account: '/online/companies/settings',
      } as const)
}
