import type { CompanyClaim } from '#contract/companies/registration/company-claims.ts'
import { domainKeys } from '../domains/domain-keys.ts'

type Known = { corporate_number: string | null; domains: string[] }
type Claimed = { corporate_number: string; email: string }

/** The parts of a claim that agree with the known facts of the company. A shared domain proves nothing. */
export function evidenceOf(known: Known, { corporate_number, email }: Claimed): Pick<CompanyClaim['evidence'], 'domain' | 'corporate_number'> {
  const own = known.domains.filter((domain) => domainKeys(domain).includes(domain))
  const isSameDomain = domainKeys(email).some((domain) => own.includes(domain))
  return {
    domain: own.length === 0 ? 'unknown' : isSameDomain ? 'match' : 'differs',
    corporate_number: known.corporate_number === null ? 'unknown' : known.corporate_number === corporate_number ? 'match' : 'differs',
  }
}
