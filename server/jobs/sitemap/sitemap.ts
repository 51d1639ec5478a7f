import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { type SitemapItemLoose, SitemapIndexStream, SitemapStream } from 'sitemap'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { guideSlugs } from '#contract/platform/docs/docs-contents.ts'
import { pages } from '#contract/platform/pages.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { listedCompanies } from '#server/companies/directory/public-companies.ts'
import { knownLists } from '../lists/known-lists.ts'
import { publishedJobs } from '../postings/published-jobs.ts'
import { publishedStories } from '../stories/story-status.ts'
import { settings } from '#server/settings.ts'

/** A file holds the jobs of one range of ids, so that it never exceeds what search engines take and needs no offset. */
const IDS_A_FILE = 50_000
const BATCH = 5_000
const staticPages = ['/', '/job_offer/search', '/jobs', '/company', '/about/metrics', '/about/ranking', '/help', '/terms', '/privacy']
const guides = guideSlugs.flatMap((slug) => [guideAddress('ja', slug), guideAddress('en', slug)])

/** What search engines may find: published jobs, lists of them, listed companies, their stories and the pages that stay. */
export function sitemap(deps: () => Pick<RequestContext, 'db' | 'now' | 'jobIndex' | 'lookups'>) {
  const { db, now } = deps()
  return new Hono()
    .get('/robots.txt', (c) => c.text(robots()))
    .get('/sitemap.xml', async () => {
      const ranges = await publishedJobs(db, now())
        .select(sql<number>`job_offers.id / ${sql.lit(IDS_A_FILE)}`.as('range'))
        .distinct()
        .orderBy('range')
        .execute()
      const story = await publishedStories(db).select('stories.id').limit(1).executeTakeFirst()
      const { lists } = await knownLists(deps())
      const files = [
        'pages',
        ...(lists.length > 0 ? ['lists'] : []),
        'companies',
        ...(story ? ['stories'] : []),
        ...ranges.map(({ range }) => `jobs-${range + 1}`),
      ]
      return xml(Readable.from(files.map((file) => ({ url: `${settings.publicUrl}/sitemaps/${file}.xml` }))).pipe(new SitemapIndexStream()))
    })
    .get('/sitemaps/pages.xml', () => entries([...staticPages, ...guides].map((url) => ({ url }))))
    .get('/sitemaps/lists.xml', async (c) => {
      const { lists } = await knownLists(deps())
      return lists.length === 0 ? c.body(null, 404) : entries(lists.map(({ path }) => ({ url: encodeURI(path) })))
    })
    .get('/sitemaps/companies.xml', async (c) => {
      const companies = await listedCompanies(db).select(['id', 'updated_at as lastmod']).orderBy('id').limit(IDS_A_FILE).execute()
      return companies.length === 0 ? c.body(null, 404) : entries(companies.map(({ id, lastmod }) => ({ url: pages.company(id), lastmod })))
    })
    .get('/sitemaps/stories.xml', async (c) => {
      const stories = await publishedStories(db).select(['stories.id', 'shown_at as lastmod']).orderBy('stories.id').limit(IDS_A_FILE).execute()
      return stories.length === 0 ? c.body(null, 404) : entries(stories.map(({ id, lastmod }) => ({ url: pages.story(id), lastmod: lastmod! })))
    })
    .get('/sitemaps/:file{jobs-[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const range = Number(c.req.param('file').slice('jobs-'.length, -'.xml'.length)) - 1
      const jobs = jobsOf(range * IDS_A_FILE, (range + 1) * IDS_A_FILE)
      const first = await jobs.next()
      // A file of nothing is no sitemap: the last job of its range may have left since the index was read.
      return first.done ? c.body(null, 404) : entries(startingWith(first.value, jobs))
    })

  async function* jobsOf(from: number, to: number): AsyncGenerator<SitemapItemLoose> {
    for (let after = from - 1; ; ) {
      const jobs = await publishedJobs(db, now())
        .select(['job_offers.id', 'job_offers.updated_at as lastmod'])
        .where('job_offers.id', '>', after)
        .where('job_offers.id', '<', to)
        .orderBy('job_offers.id')
        .limit(BATCH)
        .execute()
      const last = jobs.at(-1)
      if (!last) return
      for (const { id, lastmod } of jobs) yield { url: pages.job(id), lastmod }
      after = last.id
    }
  }
}

async function* startingWith<Item>(first: Item, rest: AsyncIterable<Item>) {
  yield first
  yield* rest
}

const entries = (items: Iterable<SitemapItemLoose> | AsyncIterable<SitemapItemLoose>) =>
  xml(Readable.from(items).pipe(new SitemapStream({ hostname: settings.publicUrl, xmlns: { news: false, xhtml: false, image: false, video: false } })))

const xml = (stream: Readable) =>
  new Response((Readable.toWeb(stream) as ReadableStream<string>).pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  })

/** Pages are for everyone; calls, payloads and pages behind the sign-in are not worth a crawler's time. */
const robots = () =>
  [
    'User-agent: *',
    'Disallow: /online/',
    'Disallow: /operator',
    'Disallow: /registration/',
    'Disallow: /message',
    'Disallow: /profile',
    'Disallow: /*_payload.json$',
    'Allow: /',
    '',
    `Sitemap: ${settings.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
