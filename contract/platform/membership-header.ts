/** Names the member for whom a tab shows the company's pages. A call is refused when the session has gone on in another company of that person. */
export const membershipHeader = 'X-Shown-To-Member'

/** The form field that names them without scripts. No form of ours uses the name for anything else. */
export const MEMBERSHIP_FIELD = 'shown_to_member'
