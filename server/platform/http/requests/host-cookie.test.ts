import { expect, test } from 'vitest'
import { hostCookie } from './credentials.ts'

test('over TLS the browser itself holds a cookie to this host', () => {
  expect(hostCookie.header('candidate', 'token', 60, 'https://mebae.example')).toBe(
    '__Host-mebae_candidate=token; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

test('over plain HTTP it goes without the prefix, which such a browser would refuse', () => {
  expect(hostCookie.header('candidate', 'token', 60, 'http://127.0.0.1:3000')).toBe('mebae_candidate=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
})
