import { useRouteLoaderData } from 'react-router'

/** The form field that names the company's member for whom a page was shown. No form of ours uses the name for anything else. */
export const MEMBERSHIP_FIELD = 'shown_to_member'

/** In a form of the company's area: what is sent from a tab that still shows another company of the person is refused. Elsewhere it is nothing. */
export function MembershipField() {
  const shown = useRouteLoaderData<{ id?: string } | undefined>('company')
  return shown?.id ? <input type="hidden" name={MEMBERSHIP_FIELD} value={shown.id} /> : null
}
