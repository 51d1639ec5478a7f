import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { contextOf, noPages, test } from '#server/testing.ts'
import { matrix } from './matrix.ts'
import { requestOf } from './request-of.ts'
import { addWorld, undone } from './testing.ts'

test('neither a proxy nor the browser stores a response of the API', async ({ db }) => {
  const reads = Object.entries(matrix).filter(([route, { who }]) => route.startsWith('GET ') && who !== 'member')
  const { world, cookie } = await addWorld(db)
  const kept: unknown[] = []
  for (const [route, { call }] of reads)
    await undone(world, async (world) => {
      const app = createApp(await contextOf(world.db), noPages)
      const asked = (await call?.(world)) ?? {}
      const { headers, body } = await app.request(...requestOf(route, asked, { cookie }))
      // An event stream would not end.
      await body?.cancel()
      if (headers.get('cache-control') !== 'no-store') kept.push([route, headers.get('cache-control')])
    })
  expect(reads.length).toBeGreaterThan(30)
  expect(kept).toEqual([])
})
