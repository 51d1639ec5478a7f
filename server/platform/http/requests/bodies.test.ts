import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Bodies } from './bodies.ts'
import { HttpServer } from '../server/http-server.ts'
import { LARGEST_BODY } from '../server/http-limits.ts'
import { RouteNames } from '../metrics/route-names.ts'
import { AdmissionControl } from '../admission/admission-control.ts'
import { ConcurrencyLimit } from '../admission/concurrency-limit.ts'

const path = '/online/api/v1/amateras/candidate_users/profile/'
const upload = '/online/api/v1/amateras/candidate_users/job_history_pdf/'

/** An HTTP server that works on one request at a time and queues none; the app answers with the number of bytes it received. */
async function openDoor(bodies = new Bodies()) {
  const door = new HttpServer({ trustedProxies: 1 })
  door.open({
    app: { fetch: async (request) => new Response(`given ${(await request.arrayBuffer()).byteLength}`) },
    names: new RouteNames([], []),
    admission: new AdmissionControl({ limit: new ConcurrencyLimit({ most: 1 }) }),
    bodies,
    version: () => 1,
  })
  const server = createServer(door.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo

  /** Announces a body and sends the beginning of it. */
  const beginSending = (begin: string, { to = path, length = 1_000 as number | 'chunked', client = '192.0.2.1' } = {}) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    const framing = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
    socket.write(`PUT ${to} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n${framing}\r\n\r\n${begin}`)
    return socket
  }
  const post = (body: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })
  return { bodies, beginSending, post }
}

test('thirty slow senders make no other client wait', async () => {
  const { bodies, beginSending, post } = await openDoor()
  const senders = Array.from({ length: 30 }, () => beginSending('{'))
  await expect.poll(() => bodies.bytes).toBeGreaterThan(30)
  expect(await (await post('{}')).text()).toBe('given 2')

  // The slow senders are answered in the end.
  const answer = once(senders[0]!, 'data')
  senders[0]!.write(' '.repeat(999))
  expect(String(await answer)).toContain('given 1000')
})

test('what senders held is free again when they are answered or gone', async () => {
  const { bodies, beginSending, post } = await openDoor()
  const sender = beginSending('{')
  await expect.poll(() => bodies.bytes).toBeGreaterThan(0)
  sender.destroy()
  await post('x'.repeat(9_000))
  await expect.poll(() => bodies.bytes).toBe(0)
})

test('no client fills more than its share, and files never crowd out forms', async () => {
  const { bodies, beginSending, post } = await openDoor(new Bodies({ forms: 100_000, uploads: 4_000, share: 0.5 }))
  beginSending('x'.repeat(900), { to: upload })
  await expect.poll(() => bodies.bytes).toBeGreaterThan(900)
  const [refused] = await once(beginSending('x'.repeat(1_000), { to: upload }), 'data')
  expect(String(refused)).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: 2/i)
  expect(String(refused)).toMatch(/connection: close/i)

  beginSending('x'.repeat(999), { to: upload, client: '192.0.2.2' })
  await expect.poll(() => bodies.bytes).toBeGreaterThan(1_900)
  const [crowded] = await once(beginSending('x'.repeat(1_900), { to: upload, length: 5_000, client: '192.0.2.3' }), 'data')
  expect(String(crowded)).toMatch(/^HTTP\/1\.1 503/)
  expect(await (await post('{}')).text()).toBe('given 2')
})

test('a body without a length is read no farther than a form may be long', async () => {
  const { beginSending, post } = await openDoor()
  const chunk = 'x'.repeat(LARGEST_BODY / 2 + 1)
  const endless = beginSending(`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(2), { length: 'chunked' })
  expect(String((await once(endless, 'data'))[0])).toMatch(/^HTTP\/1\.1 413/)
  expect(await (await post('x'.repeat(LARGEST_BODY))).text()).toBe(`given ${LARGEST_BODY}`)
})
