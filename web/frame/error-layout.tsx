import { Outlet } from 'react-router'
import type { Route } from './+types/error-layout.ts'
import { ErrorPage } from '#web/platform/shell/errors/error-page.tsx'
import { errorTitle } from '#web/platform/shell/errors/error-title.ts'
import { SiteFrame } from './site-frame.tsx'

export const meta: Route.MetaFunction = ({ error }) => (error ? [{ title: errorTitle(error) }, { name: 'robots', content: 'noindex' }] : [])

/** Handles errors of every page inside the document that is already shown. */
export default function ErrorLayout() {
  return <Outlet />
}

// The root's own boundary would rebuild the document in the browser, and Trusted Types refuse its scripts.
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <SiteFrame>
    <ErrorPage error={error} />
  </SiteFrame>
)
