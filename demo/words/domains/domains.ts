import { careDomains } from './care-domains.ts'
import type { Domain } from './domain.ts'
import { landDomains } from './land-domains.ts'
import { moveDomains } from './move-domains.ts'
import { townDomains } from './town-domains.ts'
import { workDomains } from './work-domains.ts'

export const domains: readonly Domain[] = [...landDomains, ...workDomains, ...careDomains, ...townDomains, ...moveDomains]

/** Companies take turns, so that even a few show many domains; the number alone decides, and so does it for the pictures. */
export function domainOf(companyId: number): Domain {
  const round = Math.floor(companyId / domains.length)
  return domains[(companyId * 7 + round * 5) % domains.length]!
}
