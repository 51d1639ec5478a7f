import { href } from 'react-router'
import { COMPANY_AREA } from '#contract/platform/of-company.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'

export const COMPANY_HOME = href('/online/companies/dashboard')

/** A page of the company's area that an address or a form names; its home for anything else. */
export function companyPageOrHome(wanted: string | null) {
  const path = safePath(wanted)
  return path?.startsWith(COMPANY_AREA) ? path : COMPANY_HOME
}
