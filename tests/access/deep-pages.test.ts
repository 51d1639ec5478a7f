import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { openApiDocument } from '#server/openapi.ts'
import { contextOf, noPages, test } from '#server/testing.ts'
import { matrix } from './matrix.ts'
import { requestOf } from './request-of.ts'
import { addWorld, undone } from './testing.ts'

test('in every list, a page beyond the end is empty or refused, and so is an impossibly long search text', async ({ db }) => {
  const { paths } = await openApiDocument()
  const far = {
    page: ['1000000000', '-1', '0'],
    cursor: ['x'],
    before: ['x'],
    q: ['x'.repeat(5_000), '%_\\', '🏢'],
    free_word: ['x'.repeat(5_000), '%_\\', '家'],
  }

  const answers: unknown[] = []
  const { world, cookie: theirs, operatorCookie } = await addWorld(db)
  for (const [path, { get }] of Object.entries(paths)) {
    const access = matrix[`GET ${path}`]
    const parameters = get?.parameters?.filter((one) => one.in === 'query' && one.name in far) ?? []
    if (!access || access.who === 'member' || parameters.length === 0) continue
    const cookie = access.who === 'operator' ? operatorCookie : theirs
    await undone(world, async (world) => {
      const app = createApp(await contextOf(world.db), noPages)
      const given = (await access.call?.(world)) ?? {}
      for (const { name } of parameters)
        for (const value of far[name as keyof typeof far]) {
          const query = `${name}=${encodeURIComponent(value)}`
          const { status } = await app.request(...requestOf(`GET ${path}`, { ...given, query }, { cookie }))
          answers.push([path, name, value.slice(0, 10), [200, 404, 410, 422].includes(status) || status])
        }
    })
  }
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((one) => (one as unknown[])[3] !== true)).toEqual([])
})
