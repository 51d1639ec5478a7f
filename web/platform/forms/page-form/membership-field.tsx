import { createContext, useContext } from 'react'

/** The member for whom the company's area shows its pages; nobody outside of it. */
export const ShownTo = createContext<string | undefined>(undefined)

/** The form field that names them. No form of ours uses the name for anything else. */
export const MEMBERSHIP_FIELD = 'shown_to_member'

/** In a form of the company's area: what is sent from a tab that still shows another company of the person is refused. Elsewhere it is nothing. */
export function MembershipField() {
  const id = useContext(ShownTo)
  return id ? <input type="hidden" name={MEMBERSHIP_FIELD} value={id} /> : null
}
