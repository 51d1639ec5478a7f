import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sanitizedAnnouncement } from './sanitized-announcement.ts'

test('keeps the seven tags and href, and drops everything else with its effects', () => {
  expect(sanitizedAnnouncement('<p class="x">一<strong>二</strong><em>三</em><u>四</u><br><span style="x">五</span></p>')).toBe(
    '<p>一<strong>二</strong><em>三</em><u>四</u><br /><span>五</span></p>',
  )
  expect(sanitizedAnnouncement('<h1>見出し</h1><img src=x onerror=alert(1)><script>alert(1)</script><style>*{}</style>')).toBe('見出し')
})

test.each([
  ['https://example.com/a?b=c', '<a href="https://example.com/a?b=c">x</a>'],
  ['/quit', '<a href="/quit">x</a>'],
  ['javascript:alert(1)', '<a>x</a>'],
  [' java\nscript:alert(1)', '<a>x</a>'],
  ['data:text/html,x', '<a>x</a>'],
  ['mailto:a@example.com', '<a>x</a>'],
  ['//evil.example', '<a>x</a>'],
  ['/\\evil.example', '<a>x</a>'],
  ['https:evil.example', '<a>x</a>'],
  ['https://mebae.example@evil.example/', '<a>x</a>'],
  ['quit', '<a>x</a>'],
])('a link to %j becomes %s', (href, expected) => {
  expect(sanitizedAnnouncement(`<a href="${href}">x</a>`)).toBe(expected)
})

test('text without a tag stays as it is', () => {
  expect(sanitizedAnnouncement('R&D の求人\n2件')).toBe('R&D の求人\n2件')
})

test('sanitising twice equals sanitising once', () => {
  const once = sanitizedAnnouncement('<p>a &lt;b&gt; & <a href="/x?a=1&b=2">c</a>')
  expect(sanitizedAnnouncement(once)).toBe(once)
})

const fixture = new URL('../../../../shared/fixtures/dompurify-payloads.json', import.meta.url)

test.skipIf(!existsSync(fixture))('of the known payloads nothing is left but the seven tags, and href to where one may go', () => {
  const payloads = JSON.parse(readFileSync(fixture, 'utf8')) as { payload: string }[]
  const tag = /^<(?:\/(?:a|strong|em|u|p|span)|(?:strong|em|u|p|span)|br \/|a(?: href="(?:https?:\/\/|\/(?!\/))[^"<>]*")?)>$/
  const others = payloads.flatMap(({ payload }) => sanitizedAnnouncement(`<p>${payload}`).match(/<[^>]*>?/g) ?? []).filter((found) => !tag.test(found))
  expect(others).toEqual([])
})
