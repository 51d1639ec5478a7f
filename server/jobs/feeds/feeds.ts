import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import { siteFullName } from '#server/settings/site-settings.ts'
import { Feed } from 'feed'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { pages } from '#contract/platform/pages.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import { payWords } from '#contract/jobs/postings/pay-words.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { placeName } from '#contract/jobs/places/place-facts.ts'
import { REMOTE_NOT_STATED, searchedRows } from '#contract/jobs/search/searched-values.ts'
import { Id } from '#contract/platform/ids.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { listLookups } from '#server/platform/lookups/list-lookups.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'
import { escapeHtml } from '#server/platform/text/escape-html.ts'
import { problemResponse } from '#server/problem.ts'
import { settings } from '#server/settings.ts'
import { wholeJobs } from '../postings/listed/job-list-items.ts'
import { listedJobs } from '../postings/listed/listed-jobs.ts'
import { readJobSearch } from '../postings/reading/read-job-search.ts'

const SHOWN = 50
const newestFirst = 2
const types = { atom: 'application/atom+xml', rss: 'application/rss+xml', json: 'application/feed+json' }

/** Every search and every company as Atom, RSS and JSON Feed. A reader that asks with a bad value gets the feed without it. */
export function feeds(contextOf: () => RequestContext) {
  return new Hono()
    .get('/job_offer/search/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
      const context = contextOf()
      const search = readSearch(JobSearch, new URL(c.req.url).searchParams)
      const { exclude_applied: _applied, exclude_favorited: _favorited, page: _page, per_page: _size, sort: _sort, ...conditions } = search
      const jobs = await newestJobs(context, readJobSearch(conditions).conditions)
      const lookups = await listLookups(context)
      const { search: query } = new URL(c.req.url)
      const about = { title: feedTitle(search, lookups), page: absolute(`/job_offer/search${query}`), self: selfOf('/job_offer/search', query) }
      return answer(c, jobFeed(about, jobs, lookups))
    })
    .get('/company/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
      const context = contextOf()
      const { data: id } = z.safeParse(Id, c.req.query('id'))
      const company = id && (await publicCompanies(context.db).select('name').where('companies.id', '=', id).executeTakeFirst())
      if (!company) return problemResponse('NOT_FOUND')
      const about = { title: `${company.name}の求人`, page: absolute(pages.company(id)), self: selfOf('/company', `?id=${id}`) }
      return answer(c, jobFeed(about, await newestJobs(context, { company_ids: [id] }), await listLookups(context)))
    })
}

async function newestJobs(context: RequestContext, conditions: Omit<JobQuery, 'now'>): Promise<FeedItem[]> {
  const { ids } = context.jobIndex.search({ ...conditions, sort: newestFirst, limit: SHOWN, now: Math.floor(context.now().getTime() / 1000) })
  const [listed, whole] = await Promise.all([listedJobs(context, ids), wholeJobs(context, ids)])
  return ids.flatMap((id) => {
    const [company, job] = [listed.get(id)?.company, whole.get(id)]
    return company && job ? [{ company, job }] : []
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
  'week_days',
  'annual_holidays',
  'intended_for',
  'remote',
  'company_categories',
  'phase',
  'kind',
  'employee_range',
] as const

/** 記載なし alone does not name the field. */
const wordsFor = (lookups: Lookups, name: (typeof named)[number], id: number) =>
  name === 'remote' && id === REMOTE_NOT_STATED ? ['リモート記載なし'] : (searchedRows(lookups, name).find((row) => row.id === id)?.name ?? [])

/** The conditions of a search in words: 「サーバー・東京都・年収 500万円以上の求人」. */
function feedTitle(search: JobSearch, lookups: Lookups) {
  const chosen = named.flatMap((name) => (search[name] ?? []).flatMap((id) => wordsFor(lookups, name, id)))
  const words = [
    search.free_word,
    search.company_name,
    ...chosen,
    ...(search.places ?? []).map(placeName),
    search.walk_minutes && `駅から徒歩${search.walk_minutes}分以内`,
    search.flex && 'フレックス',
    search.inexperienced_ok && '未経験可',
    search.short_hours && '時短勤務可',
    search.stock_option && 'ストックオプションあり',
    search.is_premium && '幹部向け',
    search.min_salary && `年収 ${search.min_salary.toLocaleString('ja-JP')}万円以上`,
  ].filter(Boolean)
  return words.length ? `${words.join('・')}の求人` : '新しい求人'
}

type FeedItem = { job: Job; company: Pick<CompanySummary, 'id' | 'name' | 'is_demo'> }

export type FeedFormat = 'atom' | 'rss' | 'json'
type Description = { title: string; page: string; self: (format: FeedFormat) => string }

/** Jobs as a feed: an entry keeps its id for ever and moves up when its job is published, not when it is edited. */
export function jobFeed({ title, page, self }: Description, items: FeedItem[], lookups: Lookups) {
  const isDemo = items.some(({ company }) => company.is_demo)
  const feed = new Feed({
    title: `${title}｜${siteFullName()}${isDemo ? '（デモデータ）' : ''}`,
    description: `${title}を新しい順にお届けします。`,
    id: page,
    link: page,
    language: 'ja',
    copyright: '掲載内容の権利は各企業にあります。',
    generator: SOFTWARE,
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
      content: feedItemContent(job, lookups),
      author: [{ name: company.name, link: `${settings.publicUrl}/company/detail?id=${company.id}` }],
      published: new Date(job.published_at),
      date: new Date(job.updated_at),
    })
  }
  return feed
}

/** The facts that a reader wants before opening the page: pay, place, terms and the first lines. */
function feedItemContent(job: Job, lookups: Lookups) {
  const names = (table: 'prefectures' | 'employment_types', ids: number[]) =>
    lookups[table]
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('・')
  const facts = {
    給与: payWords(job) || job.salary,
    雇用形態: names('employment_types', job.employment_types),
    勤務地: names('prefectures', job.prefectures),
    リモート: lookups.remote.find(({ id }) => id === job.remote)?.name,
    確認日: `${job.confirmed_at.slice(0, 10)}`,
  }
  const list = Object.entries(facts).flatMap(([name, value]) => (value ? [`<li>${name}：${escapeHtml(value)}</li>`] : []))
  const lead = job.description
    .slice(0, 400)
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
  return [job.tagline && `<p>${escapeHtml(job.tagline)}</p>`, `<ul>${list.join('')}</ul>`, ...lead].join('')
}
