import type { MiddlewareHandler } from 'hono'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import { settings } from '../settings.ts'

const self = "'self'"
const tagManager = settings.tagManagerId ? ['https://www.googletagmanager.com'] : []
const analytics = settings.tagManagerId ? [...tagManager, 'https://*.google-analytics.com'] : []

/** docs/decisions/0009-front-door.md says why each is as wide as it is. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: [self, NONCE, ...tagManager],
  scriptSrcAttr: ["'none'"],
  // Vite's live styles carry no nonce.
  styleSrc: settings.isDevelopment ? [self, "'unsafe-inline'"] : [self, NONCE],
  // The server draws scales and meters with custom properties in `style`; an attribute can load and run nothing here.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: [self, 'data:', ...analytics],
  fontSrc: [self],
  connectSrc: [self, ...(settings.isDevelopment ? ['ws:'] : []), ...analytics],
  mediaSrc: [self],
  manifestSrc: [self],
  frameSrc: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  // A form that begins signing in with LINE leads there; browsers apply this to redirects, too.
  formAction: [self, ...(settings.line ? [new URL(settings.line.issuer).origin] : [])],
  frameAncestors: ["'none'"],
  // Vite's client and the tag manager write HTML in ways of their own. The one policy names the worker of push notices: web/candidate/settings/notifications/push-device.ts.
  ...(settings.isDevelopment || settings.tagManagerId ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['push-worker'] }),
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

const headers: MiddlewareHandler<{ Variables: SecureHeadersVariables }> = secureHeaders({
  contentSecurityPolicy,
  permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  // With the default, `no-referrer`, a browser without JavaScript posts forms with `Origin: null`, which React Router refuses.
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: settings.publicUrl.startsWith('https:') ? 'max-age=63072000; includeSubDomains; preload' : false,
  xFrameOptions: 'DENY',
})

/** The same on every answer, whoever gives it; the nonce is the front door's, which may keep the page and put in another later. */
export const securityHeaders: MiddlewareHandler<{ Bindings: { nonce?: string } | undefined; Variables: SecureHeadersVariables }> = async (c, next) => {
  if (c.env?.nonce) c.set('secureHeadersNonce', c.env.nonce)
  await headers(c as never, next)
  // Somebody's file, opened after all, can neither run nor load anything.
  if (c.res.headers.get('Content-Disposition')?.startsWith('attachment'))
    c.res.headers.set('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
}
