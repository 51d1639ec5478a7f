import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import { pages } from '#contract/platform/pages.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import { payWords } from '#contract/jobs/postings/pay-words.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { confirmedWords } from '#contract/jobs/search/confirmed-words.ts'
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
import { wholeJobs } from '../postings/listed/job-list-items.ts'
import { listedJobs } from '../postings/listed/listed-jobs.ts'
import { readJobSearch } from '../postings/reading/read-job-search.ts'
import { absolute, type FeedFormat, feedAnswer, paragraphs, siteFeed } from './site-feed.ts'

const SHOWN = 50
const newestFirst = 2

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
      return feedAnswer(c, jobFeed(about, jobs, lookups))
    })
    .get('/company/:file{feed\\.(atom|rss|json)}', etag(), async (c) => {
      const context = contextOf()
      const { data: id } = z.safeParse(Id, c.req.query('id'))
      const company = id && (await publicCompanies(context.db).select('name').where('companies.id', '=', id).executeTakeFirst())
      if (!company) return problemResponse('NOT_FOUND')
      const about = { title: `${company.name}の求人`, page: absolute(pages.company(id)), self: selfOf('/company', `?id=${id}`) }
      return feedAnswer(c, jobFeed(about, await newestJobs(context, { company_ids: [id] }), await listLookups(context)))
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

const selfOf = (path: string, query: string) => (format: FeedFormat) => absolute(`${path}/feed.${format}${query}`)

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
    search.confirmed_within && confirmedWords(search.confirmed_within),
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

type Description = { title: string; page: string; self: (format: FeedFormat) => string }

/** Jobs as a feed: an entry keeps its id for ever and moves up when its job is published, not when it is edited. */
export function jobFeed({ title, page, self }: Description, items: FeedItem[], lookups: Lookups) {
  const feed = siteFeed({
    title,
    page,
    self,
    isDemo: items.some(({ company }) => company.is_demo),
    updated: new Date(Math.max(0, ...items.map(({ job }) => Date.parse(job.updated_at)))),
  })
  for (const { job, company } of items) {
    const link = absolute(`/job_offer/detail?id=${job.id}`)
    feed.addItem({
      title: `${company.is_demo ? '【デモ】' : ''}${job.position_title}｜${company.name}`,
      id: link,
      link,
      description: job.tagline || job.description.slice(0, 120),
      content: feedItemContent(job, lookups),
      author: [{ name: company.name, link: absolute(pages.company(company.id)) }],
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
  return [job.tagline && `<p>${escapeHtml(job.tagline)}</p>`, `<ul>${list.join('')}</ul>`, paragraphs(job.description.slice(0, 400))].join('')
}
