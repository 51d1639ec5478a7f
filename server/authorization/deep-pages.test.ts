import { expect } from 'vitest'
import { createApp } from '../app.ts'
import { openApiDocument } from '../openapi.ts'
import { addOperator, contextOf, noPages, test } from '../testing.ts'
import { matrix } from './matrix.ts'
import { requestOf } from './request-of.ts'
import { addWorld } from './testing.ts'

test('a page that nobody reaches is empty or refused, in every list, and so is a text that nobody types', async ({ db }) => {
  const app = createApp(await contextOf(db), noPages)
  const { paths } = await openApiDocument()
  const far = {
    page: ['1000000000', '-1', '0'],
    cursor: ['x'],
    before: ['x'],
    q: ['x'.repeat(5_000), '%_\\', '🏢'],
    free_word: ['x'.repeat(5_000), '%_\\', '家'],
  }

  const answers: unknown[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    const access = matrix[`GET ${path}`]
    if (!get || !access || access.who === 'member') continue
    const { world, cookie: theirs } = await addWorld(db)
    const cookie = access.who === 'operator' ? (await addOperator(db)).cookie : theirs
    const given = (await access.call?.(world)) ?? {}
    for (const { name } of get.parameters?.filter((one) => one.in === 'query') ?? [])
      for (const value of far[name as keyof typeof far] ?? []) {
        const query = `${name}=${encodeURIComponent(value)}`
        const { status } = await app.request(...requestOf(`GET ${path}`, { ...given, query }, { cookie }))
        answers.push([path, name, value.slice(0, 10), [200, 404, 410, 422].includes(status) || status])
      }
  }
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((one) => (one as unknown[])[3] !== true)).toEqual([])
})
