import { NONCE } from 'hono/secure-headers'
import type { Settings } from '#server/settings.ts'

const self = "'self'"

/**
 * docs/decisions/0009-http-ingress.md gives the reason for each source. Every source that receives data is listed on /privacy
 * (server/operations/data-handling).
 */
export function contentSecurityPolicy({ tagManagerId, isDevelopment, line }: Pick<Settings, 'tagManagerId' | 'isDevelopment' | 'line'>) {
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
    // A form that begins signing in with LINE redirects there; browsers apply this to redirects, too.
    formAction: [self, ...(line ? [new URL(line.issuer).origin] : [])],
    frameAncestors: ["'none'"],
    // Vite's client and the tag manager write HTML by other ways. The one policy names the worker of push notifications:
    // web/candidate/notifications/settings/push-section.tsx.
    ...(isDevelopment || tagManagerId ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['push-worker'] }),
  }
}
