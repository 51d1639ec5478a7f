import { href } from 'react-router'
/** The pages of mailed links are the same for both sides; the address says whose they are. */
export function areaOfPage(pathname: string) {
  if (pathname.startsWith('/operator/'))
    return { area: 'operator_registrations' as const, at: href('/operator'), home: href('/operator'), signIn: href('/operator/sign_in') }
  const isCompany = pathname.startsWith('/online/companies/')
  return {
    area: isCompany ? ('company_registrations' as const) : ('registrations' as const),
    /** The start of the addresses of that side's pages. */
    at: isCompany ? href('/online/companies') : '',
    home: isCompany ? href('/online/companies/dashboard') : href('/'),
    signIn: isCompany ? '/online/companies/?area=company' : '/online/companies/',
  }
}
