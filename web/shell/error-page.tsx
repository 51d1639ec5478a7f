import { isRouteErrorResponse, useLocation } from 'react-router'

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main id="main">
      <h1>{status === 404 ? `Page Not Found: ${pathname}` : 'Internal Server Error'}</h1>
    </main>
  )
}
