import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safePath } from '#contract/platform/text/safe-path.ts'

const fixture = new URL('../../../../../shared/fixtures/open-redirect.json', import.meta.url)

test('a path of this site keeps its query and its fragment', () => {
  expect(safePath('/job_offer/search?free_word=営業&page=2#results')).toBe('/job_offer/search?free_word=%E5%96%B6%E6%A5%AD&page=2#results')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/../..//evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '',
  null,
])('refuses %j', (next) => expect(safePath(next)).toBeUndefined())

test.runIf(existsSync(fixture))('the browser stays on the site for every value of `next`', () => {
  const asked = JSON.parse(readFileSync(fixture, 'utf8')) as string[]
  expect(asked.filter((next) => new URL(safePath(next) ?? '/', 'https://app.example').origin !== 'https://app.example')).toEqual([])
})
