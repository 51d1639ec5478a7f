import { Feed } from 'feed'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { Id } from '#contract/platform/ids.ts'
import { pages } from '#contract/platform/pages.ts'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import type { StoryBlock } from '#contract/jobs/stories/story-content.ts'
import type { Story } from '#contract/jobs/stories/stories.ts'
import { listedCompanies } from '#server/companies/directory/public-companies.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { problemResponse } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { siteFullName } from '#server/settings/site-settings.ts'
import { listStories, showStory } from './public-stories.ts'

const SHOWN = 30
const types = { atom: 'application/atom+xml', rss: 'application/rss+xml', json: 'application/feed+json' }
type Format = keyof typeof types

const absolute = (path: string) => `${settings.publicUrl}${path}`

/** The stories of all companies, or of one (`?id=`), as Atom, RSS and JSON Feed: whole, the newest first. */
export const storyFeed = (contextOf: () => Pick<RequestContext, 'db'>) =>
  new Hono().get('/company/stories/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
    const context = contextOf()
    const asked = c.req.query('id')
    const { data: id } = z.safeParse(Id, asked)
    const company = id && (await listedCompanies(context.db).select('name').where('companies.id', '=', id).executeTakeFirst())
    if (asked !== undefined && !company) return problemResponse('NOT_FOUND')
    const query = company ? `?id=${id}` : ''
    const listed = await listStories(context, { per_page: SHOWN, ...(company && { company_id: id }) })
    const whole = await Promise.all(listed.stories.map((story) => showStory(context, story.id)))
    const title = company ? `${company.name}のストーリー` : '企業のストーリー'
    const page = absolute(company && id ? `/company/stories?company_id=${id}` : '/company/stories')
    const feed = feedOf({ title, page, self: (format) => absolute(`/company/stories/feed.${format}${query}`) }, whole)
    const format = c.req.path.slice(c.req.path.lastIndexOf('.') + 1) as Format
    const text = { atom: () => feed.atom1(), rss: () => feed.rss2(), json: () => feed.json1() }[format]()
    return c.body(text, 200, { 'Content-Type': `${types[format]}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' })
  })

function feedOf({ title, page, self }: { title: string; page: string; self: (format: Format) => string }, stories: Story[]) {
  const feed = new Feed({
    title: `${title}｜${siteFullName()}${stories.some(({ company }) => company.is_demo) ? '（デモデータ）' : ''}`,
    description: `${title}を新しい順にお届けします。`,
    id: page,
    link: page,
    language: 'ja',
    copyright: '掲載内容の権利は各企業にあります。',
    generator: SOFTWARE,
    favicon: absolute('/favicon.svg'),
    updated: new Date(Math.max(0, ...stories.map(({ shown_at }) => Date.parse(shown_at)))),
    feedLinks: { atom: self('atom'), rss: self('rss'), json: self('json') },
  })
  for (const { id, title, lead, blocks, author, company, published_at, shown_at } of stories)
    feed.addItem({
      title: `${company.is_demo ? '【デモ】' : ''}${title}｜${company.name}`,
      id: absolute(pages.story(id)),
      link: absolute(pages.story(id)),
      description: lead,
      content: blocks.map(blockHtml).join(''),
      author: [{ name: `${author}（${company.name}）`, link: absolute(pages.company(company.id)) }],
      published: new Date(published_at),
      date: new Date(shown_at),
    })
  return feed
}

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((one) => `<p>${escapeHtml(one).replaceAll('\n', '<br>')}</p>`)
    .join('')

function blockHtml(block: StoryBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text)
    case 'quote':
      return `<blockquote>${paragraphs(block.text)}</blockquote>${block.by && `<p>${escapeHtml(block.by)}</p>`}`
    case 'film':
      return `<p><a href="${escapeHtml(block.address)}">${escapeHtml(block.title)}</a></p>`
    default:
      return block.picture ? `<p><img src="${escapeHtml(absolute(block.picture))}" alt="${escapeHtml(block.alt)}"></p>` : ''
  }
}
