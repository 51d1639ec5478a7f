import { expect, test } from 'vitest'
import type { DatabaseState } from '../../database/outage/database-watch.ts'
import { PageCache } from './page-cache.ts'
import { PageTemplate } from './page-template.ts'

const pageOf = (text: string, status = 200) => new PageTemplate(status, [], Buffer.from(text), 'placeholder')

test('keeps a page for a minute', async () => {
  const clock = { time: 1_000, now: () => clock.time }
  const pages = new PageCache({ clock })
  await pages.render('1 /', async () => pageOf('home'))
  clock.time += 59_999
  expect(String(pages.find('1 /')?.plain(''))).toBe('home')
  expect(pages.find('2 /')).toBeUndefined()
  clock.time += 2
  expect(pages.find('1 /')).toBeUndefined()
})

test('renders once for all clients that ask at the same time', async () => {
  const pages = new PageCache()
  const barrier = Promise.withResolvers<PageTemplate>()
  const first = pages.render('1 /', () => barrier.promise)
  expect(pages.underWay('1 /')).toBe(first)
  barrier.resolve(pageOf('home'))
  await first
  expect(pages.underWay('1 /')).toBeUndefined()
})

test('never keeps a refusal, and forgets a rendering that failed', async () => {
  const pages = new PageCache()
  await pages.render('1 /', async () => pageOf('busy', 503))
  expect(pages.find('1 /')).toBeUndefined()
  await expect(pages.render('1 /', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(pages.underWay('1 /')).toBeUndefined()
})

test('never caches a page that forbids it', async () => {
  const pages = new PageCache()
  await pages.render('1 /', async () => new PageTemplate(200, [['cache-control', 'no-store']], Buffer.from('mail'), 'placeholder'))
  expect(pages.find('1 /')).toBeUndefined()
})

test('holds no more than it may: the least used page gives way', async () => {
  const pages = new PageCache({ mostBytes: 10_000 })
  for (const path of ['/1', '/2', '/3', '/4']) await pages.render(`1 ${path}`, async () => pageOf('x'.repeat(1_000)))
  expect(pages.bytes).toBeLessThanOrEqual(10_000)
  expect(pages.find('1 /1')).toBeUndefined()
  expect(pages.find('1 /4')).toBeDefined()
})

test('while the database is away the last page of an address is shown, at any age, and no other', async () => {
  const clock = { time: 1_000, now: () => clock.time }
  const database = { state: 'there' as DatabaseState, look: async () => {} }
  const pages = new PageCache({ clock, database })
  const busy = async (key: string) => String((await pages.render(key, async () => pageOf('busy', 503))).plain(''))
  await pages.render('1 /', async () => pageOf('home'))
  clock.time += 3_600_000
  // Reachable but busy: outdated pages stay hidden.
  expect([pages.find('1 /'), await busy('1 /')]).toEqual([undefined, 'busy'])
  // It went away between two looks.
  database.look = async () => void (database.state = 'away')
  expect(await busy('2 /')).toBe('home')
  expect([String(pages.find('2 /')?.plain('')), pages.find('2 /job_offer')]).toEqual(['home', undefined])
  expect([await busy('2 /job_offer'), pages.staleHits]).toEqual(['busy', 2])
  clock.time += 6 * 3_600_000
  expect(pages.find('2 /')).toBeUndefined()
})
