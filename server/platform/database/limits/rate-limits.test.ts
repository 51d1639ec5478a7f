import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { RateLimits } from './rate-limits.ts'

const url = process.env.TEST_DATABASE_URL!
const [here, there] = [new RateLimits(url, () => 3, { patience: 60_000 }), new RateLimits(url, () => 3, { patience: 60_000 })]
afterAll(() => Promise.all([here.close(), there.close()]))

test('two processes count as one', async () => {
  const client = randomUUID()
  expect(await here.take('page', client)).toBe(0)
  expect(await there.take('page', client)).toBe(0)
  expect(await here.take('page', client)).toBe(0)
  expect(await there.take('page', client)).toBeGreaterThan(0)
  expect(await here.take('page', client)).toBeGreaterThan(0)
})

test('the API, the pages and other clients have separate budgets', async () => {
  const client = randomUUID()
  for (const _ of [1, 2, 3, 4]) await here.take('page', client)
  expect(await here.take('page', client)).toBeGreaterThan(0)
  expect(await here.take('api', client)).toBe(0)
  expect(await here.take('page', randomUUID())).toBe(0)
})

test('a client over the limit costs no query until the minute is over', async () => {
  const client = randomUUID()
  const limits = new RateLimits(url, () => 1)
  for (const _ of [1, 2, 3]) await limits.take('api', client)
  await limits.close()
  expect(await limits.take('api', client)).toBeGreaterThan(0)
})

test('counts alone while the database is away', async () => {
  const limits = new RateLimits('postgres://nobody@127.0.0.1:1/none', () => 1)
  const client = randomUUID()
  expect(await limits.take('api', client)).toBe(0)
  expect(await limits.take('api', client)).toBeGreaterThan(0)
  await limits.close()
})

test('forgets addresses whose minute is over', async () => {
  const client = randomUUID()
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const rows = async () => (await database.query('select from rate_limits where key = $1', [`api:${client}`])).rowCount
  await here.take('api', client)
  await here.clear()
  expect(await rows()).toBe(1)
  // Other tests count in the same table, so the minute of this client alone ends.
  await database.query('update rate_limits set expire = $2 where key = $1', [`api:${client}`, Date.now() - 1])
  await here.clear()
  expect(await rows()).toBe(0)
  await database.end()
})
