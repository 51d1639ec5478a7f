import { Feed } from 'feed'
import type { JobListItem } from '#contract/jobs/postings/jobs.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { settings } from '#server/settings.ts'
import { feedItemContent } from './feed-item-content.ts'

export type FeedFormat = 'atom' | 'rss' | 'json'
type Description = { title: string; page: string; self: (format: FeedFormat) => string }

/** Jobs as a feed: an entry keeps its id for ever and moves up when its job is published, not when it is edited. */
export function jobFeed({ title, page, self }: Description, items: JobListItem[], masters: Masters) {
  const isDemo = items.some(({ company }) => company.is_demo)
  const feed = new Feed({
    title: `${title}｜Mebae${isDemo ? '（デモデータ）' : ''}`,
    description: `${title}を新しい順にお届けします。`,
    id: page,
    link: page,
    language: 'ja',
    copyright: '掲載内容の権利は各企業にあります。',
    generator: 'Mebae',
    favicon: `${settings.publicUrl}/favicon.svg`,
    updated: new Date(Math.max(0, ...items.map(({ job }) => Date.parse(job.updated_at)))),
    feedLinks: { atom: self('atom'), rss: self('rss'), json: self('json') },
  })
  for (const { job, company } of items) {
    const link = `${settings.publicUrl}/job_offer/detail?id=${job.id}`
    feed.addItem({
      title: `${company.is_demo ? '【デモ】' : ''}${job.position_title}｜${company.name}`,
      id: link,
      link,
      description: job.tagline || job.description.slice(0, 120),
      content: feedItemContent(job, masters),
      author: [{ name: company.name, link: `${settings.publicUrl}/company/detail?id=${company.id}` }],
      published: new Date(job.published_at),
      date: new Date(job.updated_at),
    })
  }
  return feed
}
