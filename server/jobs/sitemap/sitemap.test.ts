import { XMLParser } from 'fast-xml-parser'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, contextOf, daysAgo, noPages, test } from '#server/testing.ts'

const site = 'http://127.0.0.1:3000'
const xml = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })
const text = async (db: Database, path: string) => (await createApp(await contextOf(db), noPages).request(path)).text()
const locations = (root: { loc: string }[] | undefined) => (root ?? []).map(({ loc }) => loc)

test('lists published jobs and nothing else, each in the file of its range', async ({ db }) => {
  const { id } = await addJob(db)
  await addJob(db, { confirmed_at: daysAgo(46) })
  await addJob(db, { state: 'closed', closed_at: daysAgo(1), closed_reason: 'filled' })
  await addJob(db, { state: 'draft', published_at: null, confirmed_at: null })

  const files = locations(xml.parse(await text(db, '/sitemap.xml')).sitemapindex.sitemap)
  const jobs = files.filter((file) => file.includes('/jobs-'))
  expect(jobs).toEqual([`${site}/sitemaps/jobs-${Math.floor(id / 50_000) + 1}.xml`])
  expect(locations(xml.parse(await text(db, jobs[0]?.slice(site.length) ?? '')).urlset.url)).toEqual([`${site}/job_offer/detail?id=${id}`])
})

test('lists companies under contract and the pages that stay', async ({ db }) => {
  const { id } = await addCompany(db)
  await addCompany(db, { end_of_contract: true })
  expect(locations(xml.parse(await text(db, '/sitemaps/companies.xml')).urlset.url)).toEqual([`${site}/company/detail?id=${id}`])
  expect(locations(xml.parse(await text(db, '/sitemaps/pages.xml')).urlset.url)).toEqual(
    expect.arrayContaining([`${site}/job_offer/search`, `${site}/help`, `${site}/docs`, `${site}/docs/en/operators/backup`]),
  )
})

test('lists of five jobs and more stand in a separate file, with addresses that programs read', async ({ db }) => {
  for (const _ of Array(4).keys()) await addJob(db, { job_fields: [16], prefectures: [13] })
  expect(await text(db, '/sitemap.xml')).not.toContain('/sitemaps/lists.xml')
  expect((await createApp(await contextOf(db), noPages).request('/sitemaps/lists.xml')).status).toBe(404)
  await addJob(db, { job_fields: [16], prefectures: [26] })
  expect(await text(db, '/sitemap.xml')).toContain('/sitemaps/lists.xml')
  expect(locations(xml.parse(await text(db, '/sitemaps/lists.xml')).urlset.url)).toEqual([`${site}${encodeURI('/jobs/occupation/サーバーサイドエンジニア')}`])
})

test('robots.txt names the sitemap and excludes calls', async ({ db }) => {
  const robots = await text(db, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toContain('Disallow: /online/')
})

test('a file whose last job has left, or an empty list of companies, is not found', async ({ db }) => {
  const { id, company_id } = await addJob(db)
  await db.updateTable('companies').set({ state: 'suspended' }).where('id', '=', company_id).execute()
  const app = createApp(await contextOf(db), noPages)
  expect((await app.request(`/sitemaps/jobs-${Math.floor(id / 50_000) + 1}.xml`)).status).toBe(404)
  expect((await app.request('/sitemaps/companies.xml')).status).toBe(404)
})
