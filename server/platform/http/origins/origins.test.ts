import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { hasOwnCookie, isLocal, isOwnHost, otherName, requestOrigin } from './request-origin.ts'

const trial = { publicUrl: 'http://127.0.0.1:3000', isForOthers: false }
const trialOverTls = { publicUrl: 'https://localhost:8443', isForOthers: false }
const site = { publicUrl: 'https://mebae.example', isForOthers: true }

test.each(['127.0.0.1:3000', '127.8.9.1', 'localhost', 'LOCALHOST:8080', '[::1]:3000'])('a trial answers to %s', (host) => {
  expect(isOwnHost(host, trial)).toBe(true)
})

test('a trial answers to every address of its machine, and to the name that it was given', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((some) =>
    (some ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  )
  expect(addresses.filter((address) => !address.includes('%') && !isOwnHost(`${address}:3000`, trial))).toEqual([])
  expect(isOwnHost('mebae.home:3000', { ...trial, publicUrl: 'http://mebae.home:3000' })).toBe(true)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost.',
  '198.51.100.7',
  '0.0.0.0:3000',
  '2130706433.evil.example',
  '999.999.999.999',
  '[2001:db8::1]',
])('a trial does not answer to %s, to which a stranger may have pointed a name', (host) => {
  expect(isOwnHost(host, trial)).toBe(false)
  expect(isOwnHost(host, site)).toBe(true)
})

test('a visitor who types the other of name and www is redirected to the one that the site uses', () => {
  expect(otherName('www.mebae.example', '/job_offer?page=2', site)).toBe('https://mebae.example/job_offer?page=2')
  expect(otherName('WWW.mebae.example:443', '/', site)).toBe('https://mebae.example/')
  expect(otherName('mebae.example', '/', { ...site, publicUrl: 'https://www.mebae.example:8443' })).toBe('https://www.mebae.example:8443/')
  for (const host of ['mebae.example', '127.0.0.1:3000', 'www.evil.example', 'wwww.mebae.example', '']) expect(otherName(host, '/', site)).toBeUndefined()
  expect(otherName('www.127.0.0.1', '/', trial)).toBeUndefined()
})

test('a request is one for the address that users type, whatever host name the proxy sends', () => {
  for (const host of ['mebae.example', '127.0.0.1:3000', 'evil.example', undefined]) {
    expect(requestOrigin({ host, origin: 'https://evil.example' }, site)).toBe('https://mebae.example')
    expect(requestOrigin({ host, origin: 'http://127.0.0.1:3000' }, trialOverTls)).toBe('https://localhost:8443')
  }
})

test('a trial over plain HTTP goes by the name under which it was opened', () => {
  expect(requestOrigin({ host: 'localhost:3000', origin: 'http://localhost:3000' }, trial)).toBe('http://localhost:3000')
  expect(requestOrigin({ host: '127.0.0.1:3000', origin: 'http://localhost:8080' }, { ...trial, publicUrl: 'http://localhost:8080' })).toBe(
    'http://localhost:8080',
  )
})

const asked = (remoteAddress: string | undefined, headers = {}) => ({ headers, socket: { remoteAddress } }) as IncomingMessage

test('only a connection from this machine is local, whatever its headers claim', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) expect(isLocal(asked(address), 0)).toBe(true)
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '1127.0.0.1', undefined]) {
    expect(isLocal(asked(address), 0)).toBe(false)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'host']) expect(isLocal(asked(address, { [name]: '127.0.0.1' }), 1)).toBe(false)
  }
})

test('a request that a proxy of this machine passes on is not local', () => {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])
    expect(isLocal(asked('127.0.0.1', { [name]: '' }), 0)).toBe(false)
  expect(isLocal(asked('127.0.0.1'), 1)).toBe(false)
})

test.each([
  undefined,
  '',
  '_ga=GA1.1.1; _gid=mebae_candidate',
  'a=b;c',
  'xmebae_candidate=1',
  'mebae=1; MEBAE_candidate=1',
  'mebae_intuition=done',
  '__Secure-mebae_candidate=1',
  'mebae_device=abc; mebae_intuition=done',
  `${'x'.repeat(9_000)}=${';'.repeat(3_000)}`,
])('identifies no user: %.60s', (cookies) => {
  expect(hasOwnCookie(cookies)).toBe(false)
})

test.each([
  'mebae_candidate=1',
  '_ga=1;mebae_company=1',
  'a; \t mebae_operator=',
  'mebae_sign_up=1',
  'mebae_ask_line=1',
  'mebae_intuition=done; mebae_candidate=1',
  '"=; mebae_candidate=1',
])('is one of ours: %s', (cookies) => {
  expect(hasOwnCookie(cookies)).toBe(true)
})
