import { useLocation, useRouteLoaderData } from 'react-router'
import type { Said } from '../account/account-layout.tsx'

/** What the act before has done, at the top of the page that it led to, and only there. */
export function SaidNote() {
  const { pathname } = useLocation()
  const said = useRouteLoaderData<{ said?: Said } | null>('account')?.said
  if (!said || said.at !== pathname) return null
  return (
    <div className="wrap said">
      <p className="note green">
        <output>{said.sentence}</output>
      </p>
    </div>
  )
}
