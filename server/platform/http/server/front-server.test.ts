import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { mostConnections } from './http-limits.ts'
import { HttpServer } from './http-server.ts'
import { frontServer } from './run-server.ts'
import { RouteNames } from '../metrics/route-names.ts'
import { AdmissionControl } from '../admission/admission-control.ts'

async function opened() {
  const door = new HttpServer({ trustedProxies: 0, isForOthers: true, publicUrl: 'https://mebae.example' })
  door.open({ app: { fetch: async () => new Response('page') }, names: new RouteNames(['/'], []), admission: new AdmissionControl(), version: () => 1 })
  const server = frontServer('https://mebae.example').on('request', door.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  /** The reply to raw bytes. */
  return async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(bytes)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer)
  }
}

const host = 'Host: mebae.example\r\n'
const many = Array.from({ length: 120 }, (_, i) => `x-${i}: 1\r\n`).join('')

test.each([
  ['a page', `GET / HTTP/1.1\r\n${host}\r\n`, 200],
  ['the other name', 'GET /a HTTP/1.1\r\nHost: www.mebae.example\r\n\r\n', 308],
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, 400],
  ['the same host twice', `GET / HTTP/1.1\r\n${host}${host}\r\n`, 400],
  ['two hosts of a whole address', `GET https://mebae.example/ HTTP/1.1\r\n${host}hOST: mebae.example\r\n\r\n`, 400],
  ['two hosts of a probe', `GET /healthz HTTP/1.1\r\n${host}Host: mebae.example\r\n\r\n`, 400],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400],
  ['no host in HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  ['an unknown method', `PROPFIND / HTTP/1.1\r\n${host}\r\n`, 405],
  ['a path that is no text', `GET /%zz HTTP/1.1\r\n${host}\r\n`, 400],
  ['headers too many', `GET / HTTP/1.1\r\n${host}${many}\r\n`, 431],
  ['headers too long', `GET / HTTP/1.1\r\n${host}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', `POST / HTTP/1.1\r\n${host}Expect: miracles\r\nContent-Length: 0\r\n\r\n`, 417],
  ['a length that is none', `POST / HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`, 400],
  ['a body too long', `POST / HTTP/1.1\r\n${host}Content-Length: 99999999\r\n\r\n`, 413],
])('%s is answered with the headers of every reply, once', async (_, bytes, status) => {
  const answer = await (await opened())(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer.match(/^x-content-type-options: .*$/gim)).toEqual(['x-content-type-options: nosniff'])
  expect(answer.match(/^strict-transport-security: .*$/gim)).toEqual(['strict-transport-security: max-age=63072000; includeSubDomains; preload'])
})

test('over plain HTTP no browser is told to use TLS', async () => {
  const server = frontServer('http://127.0.0.1:3000')
    .on('request', (_, response) => response.end())
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect([headers.get('x-content-type-options'), headers.get('strict-transport-security')]).toEqual(['nosniff', null])
})

test.each([
  [256, 128],
  [1024, 874],
])('of %i handles clients get %i', (handles, most) => {
  expect(mostConnections(`Max processes             95      95      processes\nMax open files            ${handles}      524288      files`)).toBe(most)
})

test('where the system does not tell its handles, connections have no bound', () => {
  expect(mostConnections('')).toBe(Infinity)
})
