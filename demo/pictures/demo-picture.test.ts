import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { domains } from '../words/domains/domains.ts'
import { investors } from '../words/names/words.ts'
import { demoPicture } from './demo-picture.ts'

const drawings = Array.from({ length: domains.length * 8 }, (_, place) =>
  ['logo', 'scene-1', 'scene-2', 'scene-3'].map((name) => demoPicture(`/demo/pictures/companies/${place + 1}/${name}.svg`)),
).flat()

test('Every drawing is well-formed, at most 2 kB, and holds no letters, no script and no address', () => {
  for (const svg of drawings) {
    expect(XMLValidator.validate(svg!)).toBe(true)
    expect(Buffer.byteLength(svg!)).toBeLessThanOrEqual(2048)
    expect(svg).not.toMatch(/<text|<script|<style|href|on\w+=|undefined|NaN|"[LTIM]"/)
    expect(svg!.replace('http://www.w3.org/2000/svg', '')).not.toContain('//')
  }
})

test('Every photo of a company is drawn: well-formed, at most 6 kB, without letters, scripts and addresses', () => {
  const photos = Array.from({ length: 24 }, (_, place) =>
    ['office', 'team', 'product'].map((slot) => demoPicture(`/demo/pictures/companies/${place + 1}/${slot}-${(place % 3) + 1}.svg`)),
  )
  for (const svg of photos.flat()) {
    expect(XMLValidator.validate(svg!)).toBe(true)
    expect(Buffer.byteLength(svg!)).toBeLessThanOrEqual(6144)
    expect(svg!.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<text|<script|<style|href|on\w+=|undefined|NaN|\/\//)
  }
  expect(new Set(photos.flat()).size).toBe(72)
})

test('Marks of different things or colours differ: as many as there are things in eight colours', () => {
  const marks = drawings.filter((_, place) => place % 4 === 0)
  expect(new Set(marks).size).toBeGreaterThan(domains.length * 7)
})

test('People and investors are one letter on paper', () => {
  expect(demoPicture('/demo/pictures/people/1.svg')).toMatch(/<text[^>]*>.<\/text>/)
  expect(demoPicture('/demo/pictures/guests/1.svg')).toMatch(/<text[^>]*>.<\/text>/)
  expect(demoPicture(`/demo/pictures/investors/${investors.length}.svg`)).toMatch(/<text[^>]*>.<\/text>/)
})

test('A banner says something, and leads nowhere by itself', () => {
  for (const path of ['/demo/pictures/banners/1.svg', '/demo/pictures/banners/2.svg']) {
    expect(XMLValidator.validate(demoPicture(path)!)).toBe(true)
    expect(demoPicture(path)).not.toMatch(/<script|<style|href|undefined|NaN/)
  }
})

test('A path that no picture has is answered with null', () => {
  const paths = [
    '',
    '/',
    '/demo/pictures/companies/0/logo.svg',
    '/demo/pictures/companies/1.svg',
    '/demo/pictures/companies/1/scene-4.svg',
    '/demo/pictures/companies/1/office-4.svg',
    '/demo/pictures/people/1/team-1.svg',
    '/demo/pictures/people/1/logo.svg',
    '/demo/pictures/companies/01/logo.svg',
    '/demo/pictures/companies/1/logo.svg/',
    `/demo/pictures/people/${'9'.repeat(200)}.svg`,
    '/demo/pictures/investors/99.svg',
    '/demo/pictures/banners/3.svg',
    '/demo/pictures/../1.svg',
  ]
  expect(paths.filter((path) => demoPicture(path) !== null)).toEqual([])
})
