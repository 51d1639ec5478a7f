import { filmOrigins } from '#contract/companies/pages/films.ts'

/** With this header a page names the player that it may frame; the header never leaves the server. */
export const FRAMES = 'X-Mebae-Frames'
const known = new Set<string>(Object.values(filmOrigins))

/** Allows only the players of a page's films in its policy. */
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
