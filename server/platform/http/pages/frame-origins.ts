import { filmOrigins } from '#contract/companies/pages/films.ts'

/** By this a page says whose player it may frame; it never leaves the server. */
export const FRAMES = 'X-Mebae-Frames'
const known = new Set<string>(Object.values(filmOrigins))

/** Lets the players of a page's films into its policy, and nobody else. */
export function allowFrames(headers: Headers) {
  const asked = headers.get(FRAMES)
  if (asked === null) return
  headers.delete(FRAMES)
  const origins = asked.split(' ').filter((origin) => known.has(origin))
  const policy = headers.get('Content-Security-Policy')
  if (!policy || origins.length === 0) return
  headers.set('Content-Security-Policy', policy.replace("frame-src 'none'", `frame-src ${origins.join(' ')}`))
  const permissions = headers.get('Permissions-Policy')
  if (permissions) headers.set('Permissions-Policy', permissions.replace('fullscreen=()', `fullscreen=(${origins.map((origin) => `"${origin}"`).join(' ')})`))
}
