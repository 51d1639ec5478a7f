import { useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Said } from './said-cookie.ts'

/** The result of the last act, at the top of the page that it led to, and only there. It stays while that page reloads its data. */
export function SaidNote() {
  const { pathname, key } = useLocation()
  const said = useRouteLoaderData<{ said?: Said } | null>('account')?.said
  const [shown, setShown] = useState(said && { said, key })
  if (said && said !== shown?.said) setShown({ said, key })
  if (!shown || shown.key !== key || shown.said.at !== pathname) return null
  return (
    <div className="wrap said">
      <p className="note green">
        <output>{shown.said.sentence}</output>
      </p>
    </div>
  )
}
