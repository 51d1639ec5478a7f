import { expect, test } from 'vitest'
import { builds } from './pages.ts'

const app = builds({ id: 'b2', timestamp: 1_795_259_195_887, routes: ['/', '/job_offer'] })

test('an open page learns which build is served, and no cache keeps the answer', async () => {
  const answer = await app.request('/latest.json?1795259195887')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toEqual({ id: 'b2', timestamp: 1_795_259_195_887 })
})

test('a build lists its routes, none of which is prerendered', async () => {
  expect(await (await app.request('/meta/b2.json')).json()).toMatchObject({ id: 'b2', prerendered: [], routes: ['/', '/job_offer'] })
})

test.each(['/meta/b1.json', '/meta/b2', '/other.json'])('%s is not known', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})
