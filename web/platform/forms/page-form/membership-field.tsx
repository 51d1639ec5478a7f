import { createContext, useContext } from 'react'
import { MEMBERSHIP_FIELD } from '#contract/platform/membership-header.ts'

/** The member for whom the company's area shows its pages; nobody outside of it. */
export const ShownTo = createContext<string | undefined>(undefined)

/** In a form of the company's area: what is sent from a tab that still shows another company of the person is refused. Elsewhere it is nothing. */
export function MembershipField() {
  const id = useContext(ShownTo)
  return id ? <input type="hidden" name={MEMBERSHIP_FIELD} value={id} /> : null
}
