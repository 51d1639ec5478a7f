import { isRouteErrorResponse, type MiddlewareFunction, type DataStrategyResult } from 'react-router'

type Results = Record<string, DataStrategyResult>
type LoaderData = Record<string, unknown>
type Router = { state: { location: { pathname: string; search: string }; loaderData: LoaderData } }

/** A page that reads its data again keeps what it shows, and what is being written on it, once another tab went on in another company. Another page says so (`ChangedCompany`). */
export const retainCompanyPage: MiddlewareFunction<unknown> = async ({ request }, next) => {
  const results = (await next()) as Results | undefined
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  if (!router || !results || request.method !== 'GET') return
  const { pathname, search } = new URL(request.url)
  const { location, loaderData } = router.state
  if (location.pathname !== pathname || location.search !== search || !isOfOtherCompany(results, loaderData)) return
  for (const id of Object.keys(results)) if (loaderData[id] !== undefined) results[id] = { type: 'data', result: loaderData[id] }
}

/** A read was refused for the member whom the page names, or the frame came back for another one. */
export function isOfOtherCompany(results: Results, loaderData: LoaderData) {
  const [before, now] = [loaderData['company'], results['company']]
  return Object.values(results).some(isRefused) || (before !== undefined && now?.type === 'data' && idOf(now.result) !== idOf(before))
}

const idOf = (account: unknown) => (account as { id?: unknown } | null)?.id

const isRefused = ({ type, result }: DataStrategyResult) => type === 'error' && isChangedCompany(result)

/** Whether a page was refused because its tab still shows another company. */
export const isChangedCompany = (error: unknown) =>
  isRouteErrorResponse(error) && (error.data as { is_other_company?: unknown } | null)?.is_other_company === true
