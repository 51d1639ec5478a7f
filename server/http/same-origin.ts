import { settings } from '../settings.ts'

/** Only our own pages may change something in a person's name; a request that does not say where it comes from is not ours. */
export function isSameOrigin(headers: Headers, own: string = settings.publicUrl) {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin === null) return site === 'same-origin'
  return origin === own || URL.parse(origin)?.host === headers.get('host')
}
