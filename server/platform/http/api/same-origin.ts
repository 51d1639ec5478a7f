import { settings } from '#server/settings.ts'

/** Only our own pages may change something in a person's name; a request that does not say where it comes from is not ours. */
export function isSameOrigin({ url, headers }: Request, own: string = settings.publicUrl) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin === null) return site === 'same-origin'
  return origin === own || origin === new URL(url).origin
}

/** What a browser says of a page that is not ours. A program says nothing, and has nobody's cookies. */
export const isForeign = (request: Request) => (request.headers.has('origin') || request.headers.has('sec-fetch-site')) && !isSameOrigin(request)
