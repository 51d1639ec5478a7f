import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { contextOf, noPages, test } from '#server/testing.ts'
import { matrix } from './matrix.ts'
import { requestOf } from './request-of.ts'
import { addWorld, undone } from './testing.ts'

test('no route fails on a text that the database cannot store: it names the field', async ({ db }) => {
  const { world, cookie } = await addWorld(db)
  const writes = Object.entries(matrix).filter(([route, { who }]) => who !== 'member' && !/^(GET|DELETE) /.test(route))
  const found: unknown[] = []
  for (const [route, { call }] of writes)
    await undone(world, async (world) => {
      const app = createApp(await contextOf(world.db), noPages)
      const asked = (await call?.(world)) ?? {}
      for (const [name, value] of Object.entries((asked.body as object | undefined) ?? {})) {
        if (typeof value !== 'string') continue
        const answer = await app.request(...requestOf(route, { ...asked, body: { ...(asked.body as object), [name]: `${value}\0` } }, { cookie }))
        found.push([route, name, answer.status])
      }
    })
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((one) => (one as unknown[])[2] !== 422)).toEqual([])
})
