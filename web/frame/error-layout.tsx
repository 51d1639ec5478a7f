import { Outlet } from 'react-router'
import type { Route } from './+types/error-layout.ts'
import { ErrorPage } from '#web/platform/shell/errors/error-page.tsx'
import { Reauthentication } from '#web/platform/forms/reauthentication.ts'
import { errorTitle } from '#web/platform/shell/errors/error-title.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { SiteFrame } from './site-frame.tsx'

/** Loaded where an act asks for the password again. */
const ConfirmHere = lazyPart(async () => ({ default: (await import('#web/accounts/confirming/confirm-here.tsx')).ConfirmHere }))

export const meta: Route.MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }, { name: 'robots', content: 'noindex' }] : [])

/** Around every page: what fails is answered here, inside the document that is already shown. */
export default function ErrorLayout() {
  return (
    <Reauthentication value={(result) => <ConfirmHere result={result} />}>
      <Outlet />
    </Reauthentication>
  )
}

// The root's own boundary would build the document anew in the browser, whose scripts Trusted Types refuse.
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SiteFrame>
    <ErrorPage error={error} />
  </SiteFrame>
)
