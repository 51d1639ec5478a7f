import { siteFullName, siteSettings } from '#server/settings/site-settings.ts'

/** What a telephone shows when somebody puts the site on its first screen. */
export const webManifest = () => ({
  name: siteFullName(),
  short_name: siteSettings().latinName,
  description: 'スタートアップの求人をさがす',
  lang: 'ja',
  start_url: '/',
  display: 'standalone',
  background_color: '#f7f4ec',
  theme_color: '#f7f4ec',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
})
