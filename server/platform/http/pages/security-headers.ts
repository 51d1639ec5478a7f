import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import { filmOrigins } from '#contract/companies/pages/films.ts'
import { type Settings, settings } from '#server/settings.ts'
import { type SiteSettings, siteSettings } from '#server/settings/site-settings.ts'

const self = "'self'"

/**
 * docs/decisions/0009-http-ingress.md gives the reason for each source. Every source that receives data is listed on /privacy
 * (server/operations/data-handling).
 */
export function contentSecurityPolicy({ tagManagerId, isDevelopment, line, external }: Pick<Settings, 'tagManagerId' | 'isDevelopment' | 'line' | 'external'>) {
  const tagManager = tagManagerId ? ['https://www.googletagmanager.com'] : []
  const analytics = tagManagerId ? [...tagManager, 'https://*.google-analytics.com'] : []
  return {
    defaultSrc: ["'none'"],
    // Browsers that know 'strict-dynamic' run scripts with the nonce and the scripts that those load, and ignore the addresses, which are for older browsers.
    scriptSrc: [self, NONCE, "'strict-dynamic'", ...tagManager],
    scriptSrcAttr: ["'none'"],
    // Vite's live styles carry no nonce.
    styleSrc: isDevelopment ? [self, "'unsafe-inline'"] : [self, NONCE],
    // The server draws scales and meters with custom properties in `style`; an attribute can load and run nothing here.
    styleSrcAttr: ["'unsafe-inline'"],
    workerSrc: [self],
    imgSrc: [self, 'data:', ...analytics],
    fontSrc: [self],
    connectSrc: [self, ...(isDevelopment ? ['ws:'] : []), ...analytics],
    mediaSrc: [self],
    manifestSrc: [self],
    frameSrc: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    // A form that begins signing in elsewhere redirects there; browsers apply this to redirects, too.
    formAction: [self, ...[line, ...Object.values(external)].flatMap((provider) => (provider ? [new URL(provider.issuer).origin] : []))],
    frameAncestors: ["'none'"],
    // Vite's client and the tag manager write HTML by other ways. The one policy names the worker of this site:
    // web/platform/device/site-worker.ts.
    ...(isDevelopment || tagManagerId ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['push-worker'] }),
  }
}

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

const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'displayCapture',
  'encryptedMedia',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'pictureInPicture',
  'screenWakeLock',
  'usb',
  'xrSpatialTracking',
] as const

const headersWith = ({ line, external }: Pick<SiteSettings, 'line' | 'external'>): MiddlewareHandler<{ Variables: SecureHeadersVariables }> =>
  secureHeaders({
    contentSecurityPolicy: contentSecurityPolicy({ ...settings, line, external }),
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
    // With the default, `no-referrer`, a browser without JavaScript posts forms with `Origin: null`, which React Router refuses.
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Of every answer, also of those that this app does not give: front-server.ts.
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
  })

let made: { issuers: string; headers: ReturnType<typeof headersWith> } | undefined

/** An operator may set up a provider at any time, and forms may redirect to it then. */
function currentHeaders() {
  const { line, external } = siteSettings()
  const issuers = [line, ...Object.values(external)].map((provider) => provider?.issuer ?? '').join(' ')
  if (made?.issuers !== issuers) made = { issuers, headers: headersWith({ line, external }) }
  return made.headers
}

/** The same on every reply, from the app or the HTTP server. The HTTP server makes the nonce, because it may cache the page and insert another one later. */
export const securityHeaders: MiddlewareHandler<{ Bindings: { nonce?: string } | undefined; Variables: SecureHeadersVariables }> = async (c, next) => {
  if (c.env?.nonce) c.set('secureHeadersNonce', c.env.nonce)
  // The library's own middleware knows no environment but its own.
  await currentHeaders()(c as never, next)
  allowFrames(c.res.headers)
  // A user's file, opened after all, can neither run nor load anything.
  if (c.res.headers.get('Content-Disposition')?.startsWith('attachment'))
    c.res.headers.set('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
}
