/** The pages behind mailed links are the same for both sides; whose they are says their address. */
export function areaOfPage(pathname: string) {
  if (pathname.startsWith('/operator/')) return { area: 'operator_registrations' as const, at: '/operator', home: '/operator', signIn: '/operator/sign_in' }
  const isCompany = pathname.startsWith('/online/companies/')
  return {
    area: isCompany ? ('company_registrations' as const) : ('registrations' as const),
    /** What stands before the addresses of that side's pages. */
    at: isCompany ? '/online/companies' : '',
    home: isCompany ? '/online/companies/dashboard' : '/',
    signIn: isCompany ? '/online/companies/?area=company' : '/online/companies/',
  }
}
