import { XMLParser } from 'fast-xml-parser'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, contextOf, daysAgo, noPages, test } from '#server/testing.ts'

const xml = new XMLParser({ ignoreAttributes: false })
const read = async (db: Database, path: string, init?: RequestInit) => createApp(await contextOf(db), noPages).request(path, init)

test('every search is a feed in three formats, newest first', async ({ db }) => {
  const older = await addJob(db, { position_title: 'サーバー運用', prefectures: [13], address: 13, published_at: daysAgo(9) })
  const newer = await addJob(db, { position_title: 'サーバー開発', prefectures: [13], address: 13, published_at: daysAgo(2), description: '<b>&開発</b>' })
  await addJob(db, { position_title: '営業', prefectures: [13], address: 13 })
  const path = (format: string) => `/job_offer/search/feed.${format}?free_word=${encodeURIComponent('サーバ')}&prefectures=13&page=x`
  const links = [newer, older].map(({ id }) => `http://127.0.0.1:3000/job_offer/detail?id=${id}`)

  const json = await (await read(db, path('json'))).json()
  expect(json.title).toBe('サーバ・東京都の求人｜芽生え Mebae')
  expect(json.items.map((item: { id: string }) => item.id)).toEqual(links)
  expect(json.items[0].content_html).toContain('&lt;b&gt;&amp;開発&lt;/b&gt;')

  const atom = await read(db, path('atom'))
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(xml.parse(await atom.text()).feed.entry.map((entry: { id: string }) => entry.id)).toEqual(links)
  expect(xml.parse(await (await read(db, path('rss'))).text()).rss.channel.item.map((item: { link: string }) => item.link)).toEqual(links)
})

test('each company has a feed; an unknown one has none', async ({ db }) => {
  const { company_id, id } = await addJob(db)
  await addJob(db)
  const feed = await (await read(db, `/company/feed.json?id=${company_id}`)).json()
  expect(feed.items.map((item: { id: string }) => item.id)).toEqual([`http://127.0.0.1:3000/job_offer/detail?id=${id}`])

  const suspended = await addCompany(db, { state: 'suspended' })
  for (const query of [`id=${suspended.id}`, 'id=x', '']) expect((await read(db, `/company/feed.atom?${query}`)).status).toBe(404)
})

test('a reader that has the feed already gets 304', async ({ db }) => {
  await addJob(db)
  const first = await read(db, '/job_offer/search/feed.atom')
  const again = await read(db, '/job_offer/search/feed.atom', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
  expect([first.status, again.status]).toEqual([200, 304])
})

test('feeds mark jobs of demonstration companies', async ({ db }) => {
  const { id } = await addCompany(db, { is_demo: true })
  await addJob(db, { company_id: id })
  const { title, items } = await (await read(db, '/job_offer/search/feed.json')).json()
  expect(title).toContain('デモデータ')
  expect(items[0].title).toMatch(/^【デモ】/)
})

test('a feed reads what was typed as the search does, and keeps what stays words', async ({ db }) => {
  const { id } = await addJob(db, { position_title: '設計', employment_types: [1] })
  await addJob(db, { position_title: '正社員登用のある事務', employment_types: [4] })
  const idsOf = async (query: string) =>
    (await (await read(db, `/job_offer/search/feed.json?free_word=${encodeURIComponent('正社員')}${query}`)).json()).items.map(
      (item: { id: string }) => item.id.split('=')[1],
    )
  expect(await idsOf('')).toEqual([`${id}`])
  expect(await idsOf(`&as_words=${encodeURIComponent('正社員')}`)).toHaveLength(2)
})
