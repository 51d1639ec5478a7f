import { expect, test } from 'vitest'
import { pageOfPayload, payload } from './payload.ts'

const page = (address: string) => pageOfPayload(new Request(`https://mebae.example${address}`))?.url

test.each([
  ['/_payload.json', '/'],
  ['/job_offer/search/_payload.json?free_word=a&page=2', '/job_offer/search?free_word=a&page=2'],
  ['/job_offer/detail/_payload.json?id=7', '/job_offer/detail?id=7'],
])('%s is the data of %s', (address, of) => {
  expect(page(address)).toBe(`https://mebae.example${of}`)
})

test.each(['/job_offer', '/_payload.json/x', '/x_payload.json', '/?q=/_payload.json'])('%s is a page', (address) => {
  expect(page(address)).toBeUndefined()
})

test('no cache keeps the data of a page', async () => {
  const answer = payload(new Request('https://mebae.example/'), 200, new Headers({ 'Cache-Control': 'public' }), {
    loaderData: { root: { origin: '' }, page: { total: 3 } },
  })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({ page: { total: 3 } })
})

test('the data of a failed page reveals nothing', async () => {
  const answer = payload(new Request('https://mebae.example/nowhere'), 404, new Headers(), { loaderData: { layout: { secret: 1 } } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ error: 'Page Not Found: /nowhere' })
})
