import { expect, test } from 'vitest'
import { readOnlyBar } from '#contract/pages.ts'
import type { Shown } from '../../request/request-context.ts'
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
  const database = { servesReads: true, look: async () => {} }
  const pages = new PageCache({ clock, database })
  const busy = async (key: string) => String((await pages.render(key, async () => pageOf('busy', 503))).plain(''))
  await pages.render('1 /', async () => pageOf('home'))
  clock.time += 3_600_000
  // Reachable but busy: outdated pages stay hidden.
  expect([pages.find('1 /'), await busy('1 /')]).toEqual([undefined, 'busy'])
  // It went away between two looks.
  database.look = async () => void (database.servesReads = false)
  expect(await busy('2 /')).toBe('home')
  expect([String(pages.find('2 /')?.plain('')), pages.find('2 /job_offer')]).toEqual(['home', undefined])
  expect([await busy('2 /job_offer'), pages.staleHits]).toEqual(['busy', 2])
  clock.time += 6 * 3_600_000
  expect(pages.find('2 /')).toBeUndefined()
})

test('a page that said that nothing can be written is not shown once something can', async () => {
  const database = { servesReads: true, look: async () => {} }
  const pages = new PageCache({ database })
  await pages.render('1 /', async () => pageOf(`${readOnlyBar.hidden}>`))
  database.servesReads = false
  for (const _ of [1, 2]) expect(String(pages.find('1 read only /')?.plain(''))).toBe(`${readOnlyBar.shown}>`)
  database.servesReads = true
  expect(pages.find('1 /')).toBeUndefined()
})

test('a page leaves with the first change of a job or company that it shows; other changes it may miss for five seconds', async () => {
  const clock = { time: 1_000, now: () => clock.time }
  const changed = new Set<number>()
  const jobs = { version: 1, changed: (shown: Shown) => [...shown.jobs].some((id) => changed.has(id)) }
  const pages = new PageCache({ clock, jobs })
  const keep = (key: string, ...ids: number[]) =>
    pages.render(key, async () => new PageTemplate(200, [], Buffer.from(key), 'placeholder', { jobs: new Set(ids), companies: new Set() }))
  await keep('1 /job_offer', 7, 8)
  await keep('1 /job_offer/search', 9)
  await pages.render('1 /company', async () => pageOf('says nothing of what it shows'))
  const isKept = () => ['1 /job_offer', '1 /job_offer/search', '1 /company'].map((key) => pages.find(key) !== undefined)
  expect(isKept()).toEqual([true, true, true])

  jobs.version++
  changed.add(9)
  expect(isKept()).toEqual([true, false, false])
  clock.time += 5_001
  expect(isKept()).toEqual([false, false, false])
})

test('asks one client at a time to have a page rendered again: after thirty seconds, or after a change', async () => {
  const clock = { time: 1_000, now: () => clock.time }
  const jobs = { version: 1, changed: () => false }
  const pages = new PageCache({ clock, jobs })
  const keep = () => pages.render('1 /', async () => new PageTemplate(200, [], Buffer.from('home'), 'placeholder', { jobs: new Set(), companies: new Set() }))
  await keep()
  clock.time += 30_000
  expect(pages.isDue('1 /')).toBe(false)
  clock.time++
  expect([pages.isDue('1 /'), pages.isDue('1 /')]).toEqual([true, false])
  await keep()
  jobs.version++
  clock.time += 1_000
  expect([pages.isDue('1 /'), pages.isDue('1 /')]).toEqual([true, false])
  await keep()
  expect(pages.isDue('1 /')).toBe(false)
})

test('a job that changes while its page is rendered makes the page old at once', async () => {
  const jobs = { version: 1, changed: () => true }
  const pages = new PageCache({ jobs })
  await pages.render('1 /', async () => {
    jobs.version++
    return new PageTemplate(200, [], Buffer.from('home'), 'placeholder', { jobs: new Set([7]), companies: new Set() })
  })
  expect(pages.find('1 /')).toBeUndefined()
})
