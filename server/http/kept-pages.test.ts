import { expect, test } from 'vitest'
import { KeptPages } from './kept-pages.ts'
import { PageTemplate } from './page-template.ts'

const pageOf = (text: string, status = 200) => new PageTemplate(status, [], Buffer.from(text), 'placeholder')

test('keeps a page for a minute', async () => {
  const clock = { time: 1_000, now: () => clock.time }
  const pages = new KeptPages({ clock })
  await pages.render('/', async () => pageOf('home'))
  clock.time += 59_999
  expect(String(pages.find('/')?.plain(''))).toBe('home')
  clock.time += 2
  expect(pages.find('/')).toBeUndefined()
})

test('renders once for all who ask at the same time', async () => {
  const pages = new KeptPages()
  const barrier = Promise.withResolvers<PageTemplate>()
  const first = pages.render('/', () => barrier.promise)
  expect(pages.underWay('/')).toBe(first)
  barrier.resolve(pageOf('home'))
  await first
  expect(pages.underWay('/')).toBeUndefined()
})

test('never keeps a refusal, and forgets a rendering that failed', async () => {
  const pages = new KeptPages()
  await pages.render('/', async () => pageOf('busy', 503))
  expect(pages.find('/')).toBeUndefined()
  await expect(pages.render('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(pages.underWay('/')).toBeUndefined()
})

test('never keeps a page that says so of itself', async () => {
  const pages = new KeptPages()
  await pages.render('/', async () => new PageTemplate(200, [['cache-control', 'no-store']], Buffer.from('mail'), 'placeholder'))
  expect(pages.find('/')).toBeUndefined()
})

test('holds no more than it may: the least used page gives way', async () => {
  const pages = new KeptPages({ mostBytes: 10_000 })
  for (const path of ['/1', '/2', '/3', '/4']) await pages.render(path, async () => pageOf('x'.repeat(1_000)))
  expect(pages.bytes).toBeLessThanOrEqual(10_000)
  expect(pages.find('/1')).toBeUndefined()
  expect(pages.find('/4')).toBeDefined()
})
