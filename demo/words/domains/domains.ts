import { careDomains } from './care-domains.ts'
import type { Domain } from './domain.ts'
import { landDomains } from './land-domains.ts'
import { moveDomains } from './move-domains.ts'
import { townDomains } from './town-domains.ts'
import { workDomains } from './work-domains.ts'

export const domains: readonly Domain[] = [...landDomains, ...workDomains, ...careDomains, ...townDomains, ...moveDomains]

/** Domains alternate between companies, so that even a few show many; the number alone decides, as for the pictures. */
export function domainOf(companyId: number): Domain {
  const round = Math.floor(companyId / domains.length)
  return domains[(companyId * 7 + round * 5) % domains.length]!
}
