import fc from 'fast-check'
import type { BadRequest } from './bad-request.ts'
import { type Schema, valueOf } from './value-of.ts'

type Content = Record<string, { schema?: Schema }>
export type Operation = { method: string; path: string; content: Content | undefined; queryNames: string[] }

/** These end what the next requests need, a session or a writable site: they are sent without a session. */
const ending = new Set(['DELETE /sessions/current', 'POST /candidate_users/withdrawal', 'POST /operators/maintenance'])

/** Requests of a signed-in user to the routes of their area, with bodies of every kind, nearly right and quite wrong. */
export function signedInRequest(operations: Operation[], prefix: string, cookie: string, naughty: string[]): fc.Arbitrary<BadRequest> {
  return fc.oneof(...operations.map((operation) => requestOf(operation, prefix, cookie, naughty)))
}

function requestOf({ method, path, content, queryNames }: Operation, prefix: string, cookie: string, naughty: string[]): fc.Arbitrary<BadRequest> {
  const text = fc.oneof(fc.constantFrom(...naughty), fc.string({ unit: 'binary', maxLength: 30 }), fc.integer({ min: -1, max: 100_000 }).map(String))
  const encoded = text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 3_000))
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }).map(String) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: encoded },
  )
  const address = fc.array(id, { minLength: 3, maxLength: 3 }).map((ids) => path.replaceAll(/\{[^}]+\}/g, () => ids.pop() ?? '1'))
  const names = queryNames.length > 0 ? fc.constantFrom(...queryNames) : fc.constant('page')
  const query = fc.array(fc.tuple(names, encoded), { maxLength: queryNames.length > 0 ? 3 : 0 }).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  const key = fc.option(fc.oneof(fc.constantFrom('a', 'b', 'x'.repeat(300)), encoded), { freq: 8 })
  return fc.record({ address, query, key, body: bodyOf(content, naughty) }).map(({ address, query, key, body }) => {
    const target = `${prefix}${address}${query ? `?${query}` : ''}`.slice(0, 7_000)
    const head = [
      `${method} ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'Sec-Fetch-Site: same-origin',
      ...(ending.has(`${method} ${path.replace(/\/$/, '')}`) ? [] : [`Cookie: ${cookie}`]),
      ...(key === null ? [] : [`Idempotency-Key: ${key}`]),
      ...(method === 'GET' ? [] : [`Content-Type: ${body.type}`, `Content-Length: ${Buffer.byteLength(body.text)}`]),
    ]
    return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${method === 'GET' ? '' : body.text}`), method, target }
  })
}

function bodyOf(content: Content | undefined, naughty: string[]): fc.Arbitrary<{ type: string; text: string }> {
  const json = (text: fc.Arbitrary<string>) => text.map((text) => ({ type: 'application/json', text }))
  if (content?.['multipart/form-data']) {
    const part = fc.record({
      name: fc.constantFrom('file', 'file', 'x', '__proto__'),
      file: fc.constantFrom(...naughty),
      text: fc.constantFrom('%PDF-1.7 ', ...naughty),
    })
    return fc.array(part, { maxLength: 3 }).map((parts) => ({
      type: 'multipart/form-data; boundary=b',
      text: `${parts.map(({ name, file, text }) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n${text}\r\n`).join('')}--b--\r\n`,
    }))
  }
  const right = valueOf(content?.['application/json']?.schema ?? { type: 'object' }, naughty).map((value) => JSON.stringify(value))
  const inherited = fc.constantFrom(
    '"__proto__":{"role":"premium"}',
    '"constructor":{"prototype":{"a":1}}',
    '"toString":null',
    '"premium_granted_at":1',
    '"":""',
  )
  return json(
    fc.oneof(
      { weight: 16, arbitrary: right },
      { weight: 2, arbitrary: fc.tuple(right, inherited).map(([text, more]) => text.replace(/^\{(?=")/, `{${more},`).replace(/^\{\}$/, `{${more}}`)) },
      { weight: 1, arbitrary: fc.tuple(right, fc.nat(200)).map(([text, at]) => text.slice(0, at)) },
      { weight: 1, arbitrary: fc.json() },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '',
          'null',
          '[]',
          '1e999',
          `[${'1,'.repeat(60_000)}1]`,
          '['.repeat(100_000),
          '{"a":'.repeat(20_000),
          '\uFEFF{}',
          '{"a":1,"a":2}',
        ),
      },
    ),
  )
}
