import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { Id } from '#contract/platform/ids.ts'
import { pages } from '#contract/platform/pages.ts'
import type { StoryBlock } from '#contract/jobs/stories/story-content.ts'
import { listedCompanies } from '#server/companies/directory/public-companies.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { problemResponse } from '#server/problem.ts'
import { absolute, type FeedFormat, feedAnswer, paragraphs, siteFeed } from '../feeds/site-feed.ts'
import { newestStories, type WholeStory } from './public-stories.ts'

const SHOWN = 30
/** The stories of all companies, or of one (`?id=`), as Atom, RSS and JSON Feed: whole, the newest first. */
export const storyFeed = (contextOf: () => Pick<RequestContext, 'db'>) =>
  new Hono().get('/company/stories/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
    const context = contextOf()
    const asked = c.req.query('id')
    const { data: id } = z.safeParse(Id, asked)
    const company = id && (await listedCompanies(context.db).select('name').where('companies.id', '=', id).executeTakeFirst())
    if (asked !== undefined && !company) return problemResponse('NOT_FOUND')
    const query = company ? `?id=${id}` : ''
    const stories = await newestStories(context, { most: SHOWN, ...(company && { company_id: id }) })
    const title = company ? `${company.name}のストーリー` : '企業のストーリー'
    const page = absolute(company && id ? `/company/stories?company_id=${id}` : '/company/stories')
    return feedAnswer(c, feedOf({ title, page, self: (format) => absolute(`/company/stories/feed.${format}${query}`) }, stories))
  })

function feedOf({ title, page, self }: { title: string; page: string; self: (format: FeedFormat) => string }, stories: WholeStory[]) {
  const feed = siteFeed({
    title,
    page,
    self,
    isDemo: stories.some(({ company }) => company.is_demo),
    updated: new Date(Math.max(0, ...stories.map(({ shown_at }) => Date.parse(shown_at)))),
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
