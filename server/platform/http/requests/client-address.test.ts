import { expect, test } from 'vitest'
import { clientAddress } from './incoming-request.ts'

test('ignores a client’s claims about itself', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7')
})

test('takes the address that the nearest trusted proxy saw, not those a client wrote before it', () => {
  expect(clientAddress('10.0.0.2', '1.1.1.1, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(clientAddress('10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.9', 2)).toBe('198.51.100.1')
})

test('falls back to the connection when the header is not an address', () => {
  expect(clientAddress('10.0.0.2', "'; drop table", 1)).toBe('10.0.0.2')
  expect(clientAddress(undefined, undefined, 1)).toBe('unknown')
})

test('counts a /64 of IPv6 as one client, and mapped IPv4 as itself', () => {
  expect(clientAddress('2001:db8:1:2:aaaa::1', undefined, 0)).toBe(clientAddress('2001:db8:1:2:bbbb::2', undefined, 0))
  expect(clientAddress('::ffff:203.0.113.7', undefined, 0)).toBe('203.0.113.7')
})
