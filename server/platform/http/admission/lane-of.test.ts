import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { laneOf, sessionOf } from './admission.ts'

const request = (method: string, url: string, headers: Record<string, string> = {}) => ({ method, url, headers }) as unknown as IncomingMessage
const isFileCall = (path: string) => path === '/file'

test.each([
  ['visitors', 'GET', '/job_offer/search?free_word=a', {}],
  ['visitors', 'GET', '/', { cookie: '_ga=1; mebae_lang=ja' }],
  ['visitors', 'GET', '/file', {}],
  ['own', 'GET', '/mypage', { cookie: 'a=b; mebae_candidate=token' }],
  ['own', 'GET', '/mypage', { cookie: '__Host-mebae_company=token' }],
  ['own', 'GET', '/job_offer', { authorization: 'Bearer key' }],
  ['own', 'POST', '/online/api/v1/amateras/sessions/', {}],
  ['own', 'POST', '/profile/resume', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['files', 'POST', '/profile/resume.data', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['files', 'GET', '/file', { cookie: 'mebae_candidate=token' }],
] as const)('%s: %s %s', (lane, method, url, headers) => {
  expect(laneOf(request(method, url, headers), isFileCall)).toBe(lane)
})

test('tells sessions apart without storing them, beside any other cookies', () => {
  const of = (cookie: string) => sessionOf(request('GET', '/', { cookie }))
  expect(of('a=1; mebae_candidate=one')).toBe(of('a=2; mebae_candidate=one'))
  expect(of('mebae_candidate=one')).not.toBe(of('mebae_candidate=two'))
  expect(of('mebae_candidate=one')).not.toContain('one')
  expect(of('a=1')).toBe('')
})
