import { expect } from 'vitest'
import { makeDatabase, test } from '../testing.ts'
import { checkConnections } from './check-connections.ts'

test('a start is refused where the server never has as many connections', async ({ url }) => {
  await expect(checkConnections({ url, needed: 10_000 })).rejects.toThrow(/最大 10000 本を使いますが、max_connections では \d+ 本までです/)
  await expect(checkConnections({ url, needed: 5 })).resolves.toBeUndefined()
})

test('a start is refused where the pooler leads to another database', async ({ url, db }) => {
  const other = await makeDatabase('pooled_elsewhere')
  await expect(checkConnections({ url, pooledUrl: url, needed: 5 })).resolves.toBeUndefined()
  await db.updateTable('installation').set({ id: '00000000-0000-4000-8000-000000000000' }).execute()
  await expect(checkConnections({ url, pooledUrl: other.url, needed: 5 })).rejects.toThrow('別のデータベース')
  await other.drop()
})

test('a pooler that nobody answers at is named', async ({ url }) => {
  await expect(checkConnections({ url, pooledUrl: 'postgres://mebae@127.0.0.1:1/mebae', needed: 5 })).rejects.toThrow(/^DATABASE_POOLED_URL につながりません/)
})
