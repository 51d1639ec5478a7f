import { settings } from '#server/settings.ts'

/** Only our own pages may write in a user's name; a request without an origin is not ours. */
export function isSameOrigin({ url, headers }: Request, own: string = settings.publicUrl) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin === null) return site === 'same-origin'
  return origin === own || origin === new URL(url).origin
}

/** The headers that a browser sends from a foreign page. A program sends none, and has no user's cookies. */
export const isForeign = (request: Request) => (request.headers.has('origin') || request.headers.has('sec-fetch-site')) && !isSameOrigin(request)
