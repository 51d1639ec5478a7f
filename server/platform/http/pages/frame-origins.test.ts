import { expect, test } from 'vitest'
import { allowFrames, FRAMES } from './security-headers.ts'

const answered = (frames?: string) => {
  const headers = new Headers({
    'Content-Security-Policy': "default-src 'none'; frame-src 'none'; object-src 'none'",
    'Permissions-Policy': 'camera=(), fullscreen=()',
  })
  if (frames !== undefined) headers.set(FRAMES, frames)
  allowFrames(headers)
  return Object.fromEntries(headers)
}

test('a page without a film allows no frame', () => {
  expect(answered()).toMatchObject({ 'content-security-policy': expect.stringContaining("frame-src 'none'") as string })
})

test('a page with a film allows its host, for the whole screen, too, and sends no client the list', () => {
  expect(answered('https://www.youtube-nocookie.com')).toEqual({
    'content-security-policy': "default-src 'none'; frame-src https://www.youtube-nocookie.com; object-src 'none'",
    'permissions-policy': 'camera=(), fullscreen=("https://www.youtube-nocookie.com")',
  })
})

test.each(['https://evil.example', "'self' *", 'https://www.youtube.com', ''])('%s is never allowed', (frames) => {
  expect(answered(frames)).toEqual(answered())
})
