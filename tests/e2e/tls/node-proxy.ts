import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { pipeline } from 'node:stream'
import type { Ports } from './tls-proxy.ts'

/** The least that a proxy does: ends TLS, names the client, passes everything on unchanged, and redirects http to https. */
export async function nodeProxy(certificate: { cert: string; key: string }, { http, https, app }: Ports) {
  const passOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' }
    const passed = request({ host: '127.0.0.1', port: app, method: asked.method, path: asked.url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders)
      answer.flushHeaders()
      pipeline(given, answer, () => {})
    })
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    answer.on('close', () => passed.destroy())
    pipeline(asked, passed, () => {})
  }
  const secure = createSecureServer(certificate, passOn).listen(https, '127.0.0.1')
  const plain = createServer((asked, answer) =>
    asked.url?.startsWith('/online/api/') ? answer.writeHead(403).end() : answer.writeHead(308, { location: `https://localhost:${https}${asked.url}` }).end(),
  ).listen(http, '127.0.0.1')
  await Promise.all([once(secure, 'listening'), once(plain, 'listening')])
  return async () => {
    const ended = [secure, plain].map((server) => once(server.close(), 'close'))
    for (const server of [secure, plain]) server.closeAllConnections()
    await Promise.all(ended)
  }
}
