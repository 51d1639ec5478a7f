import { Feed } from 'feed'
import type { Context } from 'hono'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { settings } from '#server/settings.ts'
import { siteFullName } from '#server/settings/site-settings.ts'

const types = { atom: 'application/atom+xml', rss: 'application/rss+xml', json: 'application/feed+json' }
export type FeedFormat = keyof typeof types

type Description = { title: string; page: string; self: (format: FeedFormat) => string; isDemo: boolean; updated: Date }

export const absolute = (path: string) => `${settings.publicUrl}${path}`

/** A feed of this site without its entries. */
export const siteFeed = ({ title, page, self, isDemo, updated }: Description) =>
  new Feed({
    title: `${title}｜${siteFullName()}${isDemo ? '（デモデータ）' : ''}`,
    description: `${title}を新しい順にお届けします。`,
    id: page,
    link: page,
    language: 'ja',
    copyright: '掲載内容の権利は各企業にあります。',
    generator: SOFTWARE,
    favicon: absolute('/favicon.svg'),
    updated,
    feedLinks: { atom: self('atom'), rss: self('rss'), json: self('json') },
  })

/** Answers with the feed in the format that the address ends with. */
export function feedAnswer(c: Context, feed: Feed) {
  const format = c.req.path.slice(c.req.path.lastIndexOf('.') + 1) as FeedFormat
  const text = { atom: () => feed.atom1(), rss: () => feed.rss2(), json: () => feed.json1() }[format]()
  const changed = feed.options.updated?.toUTCString() ?? ''
  return c.body(text, 200, { 'Content-Type': `${types[format]}; charset=utf-8`, 'Last-Modified': changed, 'Cache-Control': 'public, max-age=300' })
}

/** Plain text as paragraphs. */
export const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`)
    .join('')
