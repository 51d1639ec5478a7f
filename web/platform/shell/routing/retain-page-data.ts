import { isRouteErrorResponse, type MiddlewareFunction, type DataStrategyResult } from 'react-router'

type Router = { state: { location: { pathname: string; search: string }; loaderData: Record<string, unknown> }; revalidate: () => Promise<void> }

/** A page that loads its data again while the network or the server is away keeps what it shows, and looks again once the browser is back. */
export const retainPageData: MiddlewareFunction<unknown> = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult> | undefined
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  if (!router || !results || request.method !== 'GET' || request.signal.aborted) return
  const { pathname, search } = new URL(request.url)
  const { location, loaderData } = router.state
  if (location.pathname !== pathname || location.search !== search) return
  for (const [id, result] of Object.entries(results)) {
    if (result.type !== 'error' || !isAway(result.result) || loaderData[id] === undefined) continue
    results[id] = { type: 'data', result: loaderData[id] }
    addEventListener('online', lookAgain, { once: true })
  }
}

const lookAgain = () => void (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.revalidate()

/** The browser heard nothing or half of it, or a proxy that it does not hear the server; a page that is not there, or a refusal, is an answer. */
const isAway = (error: unknown) => (isRouteErrorResponse(error) ? error.status >= 502 && error.status <= 504 : !(error instanceof Response))
