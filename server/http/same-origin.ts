import { settings } from '../settings.ts'

/** Only our own pages may change something in a person's name; a request that does not say where it comes from is not ours. */
export function isSameOrigin(headers: Headers, own: string = settings.publicUrl) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin === null) return site === 'same-origin'
  return origin === own || URL.parse(origin)?.host === headers.get('host')
}

/** What a browser says of a page that is not ours. A program says nothing, and has nobody's cookies. */
export const isForeign = (headers: Headers) => (headers.has('origin') || headers.has('sec-fetch-site')) && !isSameOrigin(headers)
