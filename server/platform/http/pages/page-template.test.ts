import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOnlyBar } from '#contract/pages.ts'
import { PageTemplate } from './page-template.ts'

const placeholder = 'PLACEHOLDER-of-24-chars!'
const nonce = randomBytes(18).toString('base64')

const page = (html: string) => new PageTemplate(200, [['content-security-policy', `script-src 'nonce-${placeholder}'`]], Buffer.from(html), placeholder)

test('puts a new nonce into every place of each reply', () => {
  const template = page(`<script nonce="${placeholder}"></script>芽<script nonce="${placeholder}">`)
  expect(Buffer.concat(template.plain(nonce)).toString()).toBe(`<script nonce="${nonce}"></script>芽<script nonce="${nonce}">`)
  expect(template.headers(nonce)).toEqual(['content-security-policy', `script-src 'nonce-${nonce}'`])
})

test('compressed, it reads as the same page, at any positions of the nonces', async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.nat(9_000).map((length) => '芽'.repeat(length)),
      fc.constant(placeholder),
    ),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const template = page(parts.join(''))
      const expected = parts.join('').replaceAll(placeholder, nonce)
      expect(Buffer.concat(template.plain(nonce)).toString()).toBe(expected)
      expect(gunzipSync(Buffer.concat(await template.gzipped(nonce))).toString()).toBe(expected)
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('a cached page shows its hidden bar, with every nonce in its place', async () => {
  const text = `<i nonce="HOLE"></i>${readOnlyBar.hidden} class="x"><p>閲覧のみ</p></aside><b nonce="HOLE"></b>`
  const page = new PageTemplate(200, [['content-security-policy', 'HOLE']], Buffer.from(text), 'HOLE')
  const shown = page.withReadOnlyBar()
  const expected = text.replace(readOnlyBar.hidden, readOnlyBar.shown).replaceAll('HOLE', 'n1n1')
  expect(String(Buffer.concat(shown.plain('n1n1')))).toBe(expected)
  expect(String(gunzipSync(Buffer.concat(await shown.gzipped('n1n1'))))).toBe(expected)
  expect(shown.headers('n1n1')).toEqual(['content-security-policy', 'n1n1'])
  expect(shown.withReadOnlyBar()).toBe(shown)
  // The page itself is shown again as it was.
  expect(String(Buffer.concat(page.plain('n1n1')))).toContain('hidden=""')
})
