import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
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

test('a pooler that cannot reach its server yet is waited for', async ({ url }) => {
  // As PgBouncer does while its server is away: it takes the connection, and then refuses.
  const refuse = (socket: Socket) => {
    const text = Buffer.from('SFATAL\0C08P01\0Mserver login has been failing\0\0')
    const length = Buffer.alloc(4)
    length.writeInt32BE(text.length + 4)
    socket.on('error', () => {}).once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, text])))
  }
  let asked = 0
  const pooler = createServer((socket) => {
    asked++
    refuse(socket)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void pooler.close())
  await once(pooler, 'listening')
  const { port } = pooler.address() as AddressInfo
  const pooledUrl = `postgres://mebae@127.0.0.1:${port}/mebae`
  await expect(checkConnections({ url, pooledUrl, needed: 5, waitSeconds: 1 })).rejects.toThrow(
    'DATABASE_POOLED_URL につながりません: server login has been failing',
  )
  expect(asked).toBe(2)
})
