import { Feed } from 'feed'
import type { JobListItem, Job } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { settings } from '#server/settings.ts'
import { payWords } from '#contract/jobs/postings/pay-words.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'

export type FeedFormat = 'atom' | 'rss' | 'json'
type Description = { title: string; page: string; self: (format: FeedFormat) => string }

/** Jobs as a feed: an entry keeps its id for ever and moves up when its job is published, not when it is edited. */
export function jobFeed({ title, page, self }: Description, items: JobListItem[], masters: Lookups) {
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

/** The facts that a reader wants before opening the page: pay, place, terms and the first lines. */
function feedItemContent(job: Job, masters: Lookups) {
  const names = (table: 'prefectures' | 'employment_types', ids: number[]) =>
    masters[table]
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('・')
  const facts = {
    給与: payWords(job) || job.salary,
    雇用形態: names('employment_types', job.employment_types),
    勤務地: names('prefectures', job.prefectures),
    リモート: masters.remote.find(({ id }) => id === job.remote)?.name,
    確認日: `${job.confirmed_at.slice(0, 10)}`,
  }
  const list = Object.entries(facts).flatMap(([name, value]) => (value ? [`<li>${name}：${escapeHtml(value)}</li>`] : []))
  const lead = job.description
    .slice(0, 400)
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
  return [job.tagline && `<p>${escapeHtml(job.tagline)}</p>`, `<ul>${list.join('')}</ul>`, ...lead].join('')
}
