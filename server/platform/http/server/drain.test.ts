import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { drainOf } from './run-server.ts'
import { Lifecycle } from './http-limits.ts'

test('an idle connection does not delay the exit, and running requests finish', async () => {
  const asked = Promise.withResolvers<() => void>()
  const server = createServer((_request, response) => asked.resolve(() => response.end('answered'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drain = drainOf(server, new Lifecycle())
  const { port } = server.address() as AddressInfo
  const unused = connect(port, '127.0.0.1')
  await once(unused, 'connect')
  const answer = fetch(`http://127.0.0.1:${port}/`)
  const finish = await asked.promise

  const drained = drain(0)
  await once(unused, 'close')
  finish()

  expect(await (await answer).text()).toBe('answered')
  await drained
})

test('a connection that a reply promised to keep is closed once the reply ends', { timeout: 10_000 }, async () => {
  const begun = Promise.withResolvers<() => void>()
  const server = createServer({ keepAliveTimeout: 600_000 }, (_request, response) => {
    response.flushHeaders()
    begun.resolve(() => response.end('answered'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drain = drainOf(server, new Lifecycle())
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: site.example\r\n\r\n')
  const finish = await begun.promise

  const drained = drain(0)
  finish()
  expect(String(Buffer.concat(await client.toArray()))).toContain('answered')
  await drained
})
