import { createContext, href, type StaticHandlerContext } from 'react-router'

const suffix = '/_payload.json'

/** Set for requests that want a page's data as JSON, without the page. */
export const wantsPayloadContext = createContext(false)

/** `/job_offer/search/_payload.json?page=2` asks for the data of `/job_offer/search?page=2`: the same loaders behind the same guards. */
export function pageOfPayload(request: Request) {
  const url = new URL(request.url)
  if (!url.pathname.endsWith(suffix)) return
  url.pathname = url.pathname.slice(0, -suffix.length) || href('/')
  return new Request(url, request)
}

type Loaded = Pick<StaticHandlerContext, 'loaderData'>

/** The data of the page's own loaders, by the id of their route. No cache keeps it, because it may belong to one user. */
export function payload(request: Request, status: number, headers: Headers, { loaderData }: Loaded) {
  headers.set('Cache-Control', 'no-store')
  const { pathname } = new URL(request.url)
  const refused = { error: status === 404 ? `Page Not Found: ${pathname}` : 'Internal Server Error' }
  const { root: _, ...loaded } = loaderData
  return Response.json(status >= 400 ? refused : loaded, { status, headers })
}
