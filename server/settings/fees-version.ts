import { createHash } from 'node:crypto'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { siteSettings } from './site-settings.ts'

/** The version of the page of fees as it reads now: also what the operator adds to it is agreed to. */
export function feesVersion() {
  const { fees } = siteSettings().notes
  return fees ? `${FEES_VERSION} ${createHash('sha256').update(fees).digest('hex').slice(0, 12)}` : FEES_VERSION
}
