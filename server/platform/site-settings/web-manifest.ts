import { pages } from '#contract/platform/pages.ts'
import { siteFullName, siteSettings } from '#server/settings/site-settings.ts'

/** What a telephone shows when somebody puts the site on its first screen. */
export const webManifest = () => ({
  name: siteFullName(),
  short_name: siteSettings().latinName,
  description: 'スタートアップの求人をさがす',
  lang: 'ja',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['business'],
  background_color: '#f7f4ec',
  theme_color: '#f7f4ec',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    // The picture stands within the circle that a telephone may cut out: site-icons.ts.
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: '求人をさがす', short_name: 'さがす', url: pages.search() },
    { name: 'メッセージ', url: pages.inbox() },
    { name: '保存した求人', short_name: '保存', url: pages.bookmarks() },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }] })),
})
