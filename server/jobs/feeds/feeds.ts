import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { Id } from '#contract/platform/ids.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { jobListItems } from '../postings/job-list-items.ts'
import { searchJobs } from '../postings/search-jobs.ts'
import { listMasters } from '#server/platform/lookups/list-masters.ts'
import { problemResponse } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { feedTitle } from './feed-title.ts'
import { type FeedFormat, jobFeed } from './job-feed.ts'

const SHOWN = 50
const newestFirst = 2
const types = { atom: 'application/atom+xml', rss: 'application/rss+xml', json: 'application/feed+json' }

/** Every search and every company as Atom, RSS and JSON Feed. A reader that asks with a bad value gets the feed without it. */
export function feeds(contextOf: () => RequestContext) {
  return new Hono()
    .get('/job_offer/search/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
      const context = contextOf()
      const search = readSearch(JobSearch, new URL(c.req.url).searchParams)
      const { jobs } = await searchJobs(context, { ...search, sort: newestFirst, page: 1, per_page: SHOWN })
      const masters = await listMasters(context)
      const { search: query } = new URL(c.req.url)
      const about = { title: feedTitle(search, masters), page: absolute(`/job_offer/search${query}`), self: selfOf('/job_offer/search', query) }
      return answer(c, jobFeed(about, jobs, masters))
    })
    .get('/company/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
      const context = contextOf()
      const { data: id } = z.safeParse(Id, c.req.query('id'))
      const company = id && (await publicCompanies(context.db).select('name').where('companies.id', '=', id).executeTakeFirst())
      if (!company) return problemResponse('NOT_FOUND')
      const { ids } = context.market.search({ company_ids: [id], sort: newestFirst, limit: SHOWN, now: Math.floor(context.now().getTime() / 1000) })
      const about = { title: `${company.name}の求人`, page: absolute(`/company/detail?id=${id}`), self: selfOf('/company', `?id=${id}`) }
      return answer(c, jobFeed(about, await jobListItems(context, ids, undefined), await listMasters(context)))
    })
}

const absolute = (path: string) => `${settings.publicUrl}${path}`
const selfOf = (path: string, query: string) => (format: FeedFormat) => absolute(`${path}/feed.${format}${query}`)

function answer(c: Context, feed: ReturnType<typeof jobFeed>) {
  const format = c.req.path.slice(c.req.path.lastIndexOf('.') + 1) as FeedFormat
  const text = { atom: () => feed.atom1(), rss: () => feed.rss2(), json: () => feed.json1() }[format]()
  const changed = feed.options.updated?.toUTCString() ?? ''
  return c.body(text, 200, { 'Content-Type': `${types[format]}; charset=utf-8`, 'Last-Modified': changed, 'Cache-Control': 'public, max-age=300' })
}
