import { useRouteLoaderData } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'

/** The signed-in member. Only for pages of the company's area. */
export const useCompanyAccount = () => useRouteLoaderData<CompanyAccount>('company')!
