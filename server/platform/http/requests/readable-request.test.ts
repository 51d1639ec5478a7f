import { expect, test } from 'vitest'
import { readableRequest } from './incoming-request.ts'

const search = (request: Request) => new URL(readableRequest(request).url).search

test('control characters leave the address of a page, line breaks stay', () => {
  expect(search(new Request('http://site/job_offer/search?free_word=a%00b%1f&page=%7F2&x=%0a%09'))).toBe('?free_word=ab&page=2&x=%0a%09')
})

test('a form that is sent to such an address arrives whole', async () => {
  const sent = new Request('http://site/settings?next=%00', { method: 'POST', body: new URLSearchParams({ name: '花' }), headers: { 'x-test': '1' } })
  const read = readableRequest(sent)
  expect([read.method, read.headers.get('x-test'), (await read.formData()).get('name')]).toEqual(['POST', '1', '花'])
})

test('any other request is left as it is', () => {
  const request = new Request('http://site/job_offer/search?free_word=%E5%96%B6%E6%A5%AD')
  expect(readableRequest(request)).toBe(request)
})
