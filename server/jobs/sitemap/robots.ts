import { settings } from '#server/settings.ts'

/** Pages are for everyone; calls, payloads and what asks to sign in are not worth a crawler's time. */
export const robots = () =>
  [
    'User-agent: *',
    'Disallow: /online/',
    'Disallow: /operator',
    'Disallow: /registration/',
    'Disallow: /message',
    'Disallow: /profile',
    'Disallow: /*_payload.json$',
    'Allow: /',
    '',
    `Sitemap: ${settings.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
