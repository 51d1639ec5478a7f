import { Link, useLocation } from 'react-router'
import type { ScoutDocument } from '#contract/conversations/messages.ts'

/** The link to answer a scout; the conversation's address names its company. Absent after the answer. */
export function ScoutAnswerLink({ state }: { state: ScoutDocument['state'] }) {
  const { search } = useLocation()
  if (state === 'withdrawn') return <p className="note">このスカウトは訂正されました。あとに届いたスカウトをご覧ください。</p>
  if (state !== 'delivered' && state !== 'parked') return null
  return (
    <p className="row">
      <Link className="button primary" to={{ pathname: '/message/scout', search }}>
        このスカウトに答える
      </Link>
    </p>
  )
}
