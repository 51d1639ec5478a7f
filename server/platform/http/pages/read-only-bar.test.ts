import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readOnlyBar } from '#contract/pages.ts'
import { PageTemplate } from './page-template.ts'

test('a cached page shows its hidden bar, with every nonce in its place', async () => {
  const text = `<i nonce="HOLE"></i>${readOnlyBar.hidden} class="x"><p>閲覧のみ</p></aside><b nonce="HOLE"></b>`
  const page = new PageTemplate(200, [['content-security-policy', 'HOLE']], Buffer.from(text), 'HOLE')
  const shown = page.withReadOnlyBar()
  const expected = text.replace(readOnlyBar.hidden, readOnlyBar.shown).replaceAll('HOLE', 'n1n1')
  expect(String(Buffer.concat(shown.plain('n1n1')))).toBe(expected)
  expect(String(gunzipSync(Buffer.concat(await shown.gzipped('n1n1'))))).toBe(expected)
  expect(shown.headers('n1n1')).toEqual(['content-security-policy', 'n1n1'])
  expect([page.withReadOnlyBar(), shown.withReadOnlyBar()]).toEqual([shown, shown])
  // The page itself is shown again as it was.
  expect(String(Buffer.concat(page.plain('n1n1')))).toContain('hidden=""')
})
