import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textLinks } from './text-links.ts'
import { twitterTextCases } from './twitter-text-cases.ts'

const links = (text: string) => textLinks(text).flatMap((part) => (typeof part === 'string' ? [] : [part.href]))

test('an address ends where Japanese continues', () => {
  expect(links('詳細はhttps://example.co.jp/recruit?x=1をご覧ください。')).toEqual(['https://example.co.jp/recruit?x=1'])
  expect(links('「https://example.jp」、https://example.com/a。')).toEqual(['https://example.jp', 'https://example.com/a'])
  expect(links('（https://example.jp/a）｜http://google.com｜')).toEqual(['https://example.jp/a', 'http://google.com'])
  expect(links('東京https://example.jp大阪')).toEqual(['https://example.jp'])
})

test('the text around addresses stays complete', () => {
  const text = '見る→https://example.jp/a(b).と、https://example.jp/。'
  expect(
    textLinks(text)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
  ).toBe(text)
})

test('only http and https become links, and never with a user name before the host', () => {
  expect(links('javascript:alert(1) ftp://example.com file:///etc data:text/html,x')).toEqual([])
  expect(links('https://mebae.example@evil.example/ https://user:pass@example.com')).toEqual([])
})

test('addresses of ftp and of files become links in messages, too', () => {
  const found = (text: string) => textLinks(text, 'any').flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
  expect(found('ftp://ftp.example.jp/資料 は ftp://ftp.example.jp/a.zip、file:///C:/spec.pdf。')).toEqual([
    'ftp://ftp.example.jp/',
    'ftp://ftp.example.jp/a.zip',
    'file:///C:/spec.pdf',
  ])
  expect(found('javascript://example.jp data://x ftp://user@example.jp file://evil.example/share <script>alert(1)</script>')).toEqual([])
})

test('no link leads to a host that the text does not name', () => {
  expect(links('http://exampleこれは')).toEqual([])
  expect(links('https://www.総務省.jpを見てください')).toEqual(['https://www.総務省.jp'])
  expect(links('https://日本語.jp/採用 と https://例え.テスト')).toEqual(['https://日本語.jp/'])
  expect(links('https://example.jpと総務省.jp')).toEqual(['https://example.jp'])
  expect(links('https://example.総務省')).toEqual([])
  expect(links('https://example。jp/a https://www.example．co．jp')).toEqual([])
  expect(links('https://2130706433/ https://0x7f.1/ https://1.2.3/')).toEqual([])
  expect(links('https://192.168.0.1/a')).toEqual(['https://192.168.0.1/a'])
  expect(links('https://\u0430pple.com/login と https://пример.рф/')).toEqual(['https://пример.рф/'])
  expect(links('https://example.jp\\@evil.example/')).toEqual(['https://example.jp'])
})

test('a Japanese full stop after a host ends the sentence', () => {
  expect(links('https://example.jp。Slackでも、https://example.com。次に')).toEqual(['https://example.jp', 'https://example.com'])
})

test('a scheme that was pasted twice is not taken for a host', () => {
  expect(links('https://https://example.jp/a')).toEqual(['https://example.jp/a'])
})

test('arrows, stars and circled numbers end a link', () => {
  expect(links('https://example.jp/a→応募 https://example.jp/b★ https://example.jp/c①')).toEqual([
    'https://example.jp/a',
    'https://example.jp/b',
    'https://example.jp/c',
  ])
})

test('brackets that belong to the address stay with it', () => {
  expect(links('(https://example.com/foo_(bar))')).toEqual(['https://example.com/foo_(bar)'])
})

test('a long run of brackets takes a bounded time', () => {
  expect(links(`https://example.com/${')'.repeat(100_000)}`)).toEqual(['https://example.com/'])
})

/** Cases that only that service needs: its short addresses, a list of top-level domains, and the signs before its names. Symbols end a link here. */
const rulesOfThatService: Record<string, string[]> = {
  'Extract valid URL: http://✪df.ws/ejp': [],
  'DO NOT extract invalid URL: http://no-tld': ['http://no-tld'],
  'DO NOT extract URLs in hashtag or @mention': ['http://test.com', 'http://test.com'],
  'DO NOT extract URL if preceded by $': ['http://twitter.com', 'http://t.co/abcde'],
  'Extract a t.co URL with a trailing apostrophe': ["http://t.co/pbY2NfTZ's"],
  'Extract a t.co URL with a trailing hyphen': ['http://t.co/FNkPfmii-'],
  'DO NOT extract URLs with > 40 characters in a t.co slug': ['http://t.co/abcdefghijklmnopqrstuvwxyz012345678901234'],
}

test.each(twitterTextCases)('twitter-text: %s', (description, text, expected) => expect(links(text)).toEqual(rulesOfThatService[description] ?? expected))

const fixtures = new URL('../../../../shared/fixtures/', import.meta.url)
const cases = (name: string) =>
  readFileSync(new URL(name, fixtures), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('%'))
    .map((line) => line.replace(/\s+(%|\/\/ ).*$/, ''))

test.skipIf(!existsSync(fixtures))('no text that linkify-it does not link is a link here', () => {
  for (const line of cases('linkify-it-not_links.txt').filter((text) => text.includes('://'))) expect([line, links(line)]).toEqual([line, []])
})

test.skipIf(!existsSync(fixtures))('each http link of linkify-it is the same link here', () => {
  const lines = cases('linkify-it-links.txt')
  const wanted = lines.filter((line) => /^https?:\/\/\S+$/i.test(line) && !line.includes('@') && !/[^\x20-\x7e]/.test(line))
  const found = new Set(lines.flatMap(links))
  // A browser takes 999 for 0.0.3.231, a host that the text does not name.
  const missing = wanted.filter((url) => url !== 'http://999' && !found.has(url) && !lines.some((line) => line === url && links(line).length === 1))
  expect(missing).toEqual([])
})
