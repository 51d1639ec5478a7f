/**
 * What the content security policy allows beyond this site when a tag manager is configured; nothing without one. The tag
 * manager writes script addresses as plain strings, so that Trusted Types cannot be required of a page that carries it.
 */
export const tagManagerSources = (tagManagerId: string | undefined) =>
  tagManagerId
    ? {
        scriptSrc: ['https://www.googletagmanager.com'],
        connectSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        trustedTypes: false,
      }
    : { scriptSrc: [], connectSrc: [], imgSrc: [], trustedTypes: true }
