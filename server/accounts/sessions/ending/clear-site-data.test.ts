import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { requestOf } from '../../../../tests/access/request-of.ts'
import { addCandidate, addMember, contextOf, noPages, test } from '#server/testing.ts'

const ends = [
  ['signing out', 'DELETE /sessions/current/', {}],
  ['leaving', 'POST /candidate_users/withdrawal/', { reason: 8 }],
] as const

test.for(ends)('%s empties caches, storage and workers of the browser', async ([, route, body], { db }) => {
  const { cookie } = await addCandidate(db)
  const answer = await createApp(await contextOf(db), noPages).request(...requestOf(route, { body }, { cookie }))
  expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"'])
})

test.for(ends)('%s leaves what another area keeps in the same browser, and its cookie', async ([, route, body], { db }) => {
  const [candidate, member] = [await addCandidate(db), await addMember(db)]
  const app = createApp(await contextOf(db), noPages)
  const answer = await app.request(...requestOf(route, { body }, { cookie: `${candidate.cookie}; ${member.cookie}` }))
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['mebae_candidate'])
  expect((await app.request(...requestOf('GET /company_users/account/', {}, { cookie: member.cookie }))).status).toBe(200)
})
