import { apiPrefix } from '#contract/index.ts'
import { Area } from '#contract/accounts/sign-in/sessions.ts'

/** `viewing`: by the session of an operator who looks at the company. Never for calls about a session itself. */
export type AskedArea = Area | 'viewing'

const companyCalls = `${apiPrefix}/company_users/`
const operatorCalls = `${apiPrefix}/operators/`
const sessionCalls = `${apiPrefix}/sessions/`
const companyPages = '/online/companies/'
/** The sign-in page belongs to both. */
const signInPage = /^\/online\/companies(?:\/?|\.data|\/_payload\.json)$/

/** In whose name a request asks, the first who is signed in: its path says so, for one browser can be signed in to several areas. Calls about the session itself name the area (`?area=company`). */
export function areasOf({ url }: { url: string }): AskedArea[] {
  const { pathname, searchParams } = new URL(url)
  if (pathname.startsWith(operatorCalls) || /^\/(?:operator|setup)(?:$|\/|\.data$)/.test(pathname)) return ['operator']
  if (signInPage.test(pathname)) return ['company', 'candidate']
  if (pathname.startsWith(companyCalls) || pathname.startsWith(companyPages)) return ['viewing', 'company']
  const isNamed = pathname.startsWith(sessionCalls) || /^\/logout(?:\/?|\.data)$/.test(pathname)
  const { data: named } = Area.safeParse(searchParams.get('area'))
  return [(isNamed && named) || 'candidate']
}
