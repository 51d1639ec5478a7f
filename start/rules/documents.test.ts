import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', ...globSync('docs/**/*.md')].map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('every file and folder that a document names is there', () => {
  const trees = /`((?:contract|server|web|search-engine|demo|tests|start|bench|docs)\/[\w./-]+)`/g
  const missing = pages.flatMap(({ path, text }) => [...text.matchAll(trees)].flatMap(([, named = '']) => (existsSync(named) ? [] : [`${path}: ${named}`])))
  expect(missing).toEqual([])
})

test('every link of a document to another document, or to one of its headings, works', () => {
  const linksOf = (text: string) => [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const broken = pages.flatMap(({ path, text }) =>
    linksOf(text).flatMap(([, file = '', heading]) => {
      const target = file === '' ? path : normalize(join(dirname(path), file))
      if (!existsSync(target)) return [`${path}: ${file}`]
      return heading === undefined || headingsOf(target).includes(heading) ? [] : [`${path}: ${file}#${heading}`]
    }),
  )
  expect(broken).toEqual([])
})

test('the README has at most eighty lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})

/** The headings of a page as GitHub turns them into anchors. */
const headingsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
