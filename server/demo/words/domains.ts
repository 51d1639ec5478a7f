import type { Domain } from './domain.ts'
import { landDomains } from './domains-land.ts'
import { lifeDomains } from './domains-life.ts'
import { moveDomains } from './domains-move.ts'
import { workDomains } from './domains-work.ts'

export const domains: readonly Domain[] = [...landDomains, ...workDomains, ...lifeDomains, ...moveDomains]

/** Companies take turns, so that even a few show many domains; the number alone decides, and so does it for the pictures. */
export function domainOf(companyId: number): Domain {
  const round = Math.floor(companyId / domains.length)
  return domains[(companyId * 7 + round * 5) % domains.length]!
}
