/** Names the member for whom a tab shows the company's pages. A call is refused when the session has gone on in another company of that person. */
export const membershipHeader = 'X-Shown-To-Member'
