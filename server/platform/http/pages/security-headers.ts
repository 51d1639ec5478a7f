import type { MiddlewareHandler } from 'hono'
import { type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import { settings } from '#server/settings.ts'
import { allowFrames } from './frame-origins.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

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
  contentSecurityPolicy: contentSecurityPolicy(settings),
  permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  // With the default, `no-referrer`, a browser without JavaScript posts forms with `Origin: null`, which React Router refuses.
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Of every answer, also of those that this app does not give: front-server.ts.
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
})

/** The same on every reply, from the app or the HTTP server. The HTTP server makes the nonce, because it may cache the page and insert another one later. */
export const securityHeaders: MiddlewareHandler<{ Bindings: { nonce?: string } | undefined; Variables: SecureHeadersVariables }> = async (c, next) => {
  if (c.env?.nonce) c.set('secureHeadersNonce', c.env.nonce)
  // The library's own middleware knows no environment but its own.
  await headers(c as never, next)
  allowFrames(c.res.headers)
  // A user's file, opened after all, can neither run nor load anything.
  if (c.res.headers.get('Content-Disposition')?.startsWith('attachment'))
    c.res.headers.set('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
}
