import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { guideSlugs } from '#contract/platform/docs/docs-contents.ts'
import routes from '#web/routes.ts'
import type { DocNode } from './doc-node.ts'
import { documentAt, documentPaths } from './documents.ts'
import { linkedPages } from './linked-pages.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { resolveLink } from './resolve-link.ts'

const all = documentPaths().flatMap((path) => documentAt(path) ?? [])
const guides = all.filter(({ other }) => other !== undefined)
const within = (nodes: DocNode[]): DocNode[] =>
  nodes.flatMap((node) => [node, ...('children' in node ? within(node.children) : 'rows' in node ? within(node.rows.flat()) : [])])

test('every guide exists in both languages, and each file has its place in the contents', () => {
  const files = (language: string) =>
    globSync(`docs/${language}/**/*.md`)
      .map((path) => path.slice(`docs/${language}/`.length, -'.md'.length))
      .toSorted()
  expect(files('ja')).toEqual(guideSlugs.toSorted())
  expect(files('en')).toEqual(guideSlugs.toSorted())
  expect(guides).toHaveLength(guideSlugs.length * 2)
})

test('every document has a title of its language, and a description', () => {
  expect(new Set(guides.map(({ title, language }) => `${language} ${title}`)).size).toBe(guides.length)
  for (const { address, description } of all) expect([address, description.length > 20]).toEqual([address, true])
})

test('every link of a guide leads to a page that is served, and to a heading of it', () => {
  const broken = guides.flatMap(({ address, language }) => {
    const slug = guideSlugs.find((one) => documentAt(`${language === 'en' ? 'en/' : ''}${one}`)?.address === address)
    const file = `docs/${language}/${slug}.md`
    const targets = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    return targets.filter((target) => !leadsSomewhere(file, target)).map((target) => `${file}: ${target}`)
  })
  expect(broken).toEqual([])
})

function leadsSomewhere(file: string, target: string) {
  const address = resolveLink(file, target)
  if (address === undefined) return false
  if (address.startsWith('https:')) return true
  const [path = '', anchor] = address.split('#')
  const found = documentAt(path.slice('/docs'.length))
  return found !== undefined && (anchor === undefined || within(found.body).some((node) => node.kind === 'heading' && node.id === anchor))
}

test('a guide leads to its counterpart, and a reference has none', () => {
  for (const { address, other = '' } of guides) expect(documentAt(other.slice('/docs'.length))?.other).toBe(address)
  expect(documentAt('reference/operations')).toMatchObject({ language: 'en', title: 'Operations' })
  expect(documentAt('reference/operations')?.other).toBeUndefined()
  expect(documentAt('reference/decisions/0078-documentation-on-the-site')?.language).toBe('en')
})

test.for(['nowhere', 'en/nowhere', 'reference/constructor', 'reference/decisions/../../../package.json', 'en/reference/operations', '../README'])(
  'there is no document at %s',
  (path) => expect(documentAt(path)).toBeUndefined(),
)

/** What the server answers beside the pages, and a folder. */
const noPages = ['/online/api/docs', '/healthz', '/readyz', '/metrics', '/var/lib/mebae']

test('the pages of the site that a guide names are pages', () => {
  const addressesOf = (entries: RouteConfigEntry[]): string[] => entries.flatMap(({ path = '', children = [] }) => [`/${path}`, ...addressesOf(children)])
  const pages = new Set(addressesOf(routes))
  expect([...linkedPages].filter((address) => !pages.has(address))).toEqual(['/online/api/docs'])
  const named = guides.flatMap(({ body }) => within(body).flatMap((node) => (node.kind === 'code' && /^\/[a-z_/]+[a-z]$/.test(node.text) ? [node.text] : [])))
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((address) => !pages.has(address) && !noPages.includes(address))).toEqual([])
})

test('a document holds neither HTML nor pictures, and a link to what is not served keeps its words', () => {
  const plain = (text: string) => parseMarkdown(text, () => undefined)
  expect(() => plain('# A\n\n<b>bold</b>')).toThrow('html')
  expect(() => plain('![a](b.png)')).toThrow('image')
  expect(plain('[words](src/file.ts)')).toEqual([{ kind: 'paragraph', children: [{ kind: 'text', text: 'words' }] }])
  expect(plain('## One\n\n## One').map((node) => (node.kind === 'heading' ? node.id : ''))).toEqual(['one', 'one-1'])
})
