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
import { listLookups } from '#server/platform/lookups/list-lookups.ts'
import { problemResponse } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { type FeedFormat, jobFeed } from './job-feed.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { REMOTE_NOT_STATED, searchedRows } from '#contract/jobs/search/searched-values.ts'

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
      const masters = await listLookups(context)
      const { search: query } = new URL(c.req.url)
      const about = { title: feedTitle(search, masters), page: absolute(`/job_offer/search${query}`), self: selfOf('/job_offer/search', query) }
      return answer(c, jobFeed(about, jobs, masters))
    })
    .get('/company/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
      const context = contextOf()
      const { data: id } = z.safeParse(Id, c.req.query('id'))
      const company = id && (await publicCompanies(context.db).select('name').where('companies.id', '=', id).executeTakeFirst())
      if (!company) return problemResponse('NOT_FOUND')
      const { ids } = context.jobIndex.search({ company_ids: [id], sort: newestFirst, limit: SHOWN, now: Math.floor(context.now().getTime() / 1000) })
      const about = { title: `${company.name}の求人`, page: absolute(`/company/detail?id=${id}`), self: selfOf('/company', `?id=${id}`) }
      return answer(c, jobFeed(about, await jobListItems(context, ids, undefined), await listLookups(context)))
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

const named = [
  'prefectures',
  'job_fields',
  'skill_types',
  'employment_types',
  'hourly_wage',
  'remote',
  'company_categories',
  'phase',
  'kind',
  'employee_range',
] as const

/** 記載なし alone does not name the field. */
const wordsFor = (masters: Lookups, name: (typeof named)[number], id: number) =>
  name === 'remote' && id === REMOTE_NOT_STATED ? ['リモート記載なし'] : (searchedRows(masters, name).find((row) => row.id === id)?.name ?? [])

/** The conditions of a search in words: 「サーバー・東京都・年収 500万円以上の求人」. */
function feedTitle(search: JobSearch, masters: Lookups) {
  const chosen = named.flatMap((name) => (search[name] ?? []).flatMap((id) => wordsFor(masters, name, id)))
  const words = [
    search.free_word,
    search.company_name,
    ...chosen,
    search.flex && 'フレックス',
    search.is_premium && '幹部向け',
    search.min_salary && `年収 ${search.min_salary.toLocaleString('ja-JP')}万円以上`,
  ].filter(Boolean)
  return words.length ? `${words.join('・')}の求人` : '新しい求人'
}
