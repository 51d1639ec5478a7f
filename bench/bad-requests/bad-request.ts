import fc from 'fast-check'

/** The bytes as they go over the line; `target` is set where they are meant to be a request that a server can read. */
export type BadRequest = { bytes: Buffer; method: string; target: string | null }

const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 5, arbitrary: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE') },
  { weight: 1, arbitrary: fc.constantFrom('OPTIONS', 'TRACE', 'PROPFIND', 'get', 'G ET', 'FOO', 'QUERY', 'SUBSCRIBE', '') },
)

/** Invalid requests, made from the addresses and parameters of a server and from naughty texts. */
export function badRequest(paths: string[], parameters: string[], naughty: string[]): fc.Arbitrary<BadRequest> {
  const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...naughty) }, fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(5_000).map(String))
  const value = fc.oneof({ weight: 3, arbitrary: text.map((one) => encodeURIComponent(one.toWellFormed())) }, { weight: 1, arbitrary: text.map(asBytes) })
  const pair = fc
    .tuple(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...parameters) }, value), fc.constantFrom('=', '', '[]=', '[a]=', '==', '.x='), value)
    .map((parts) => parts.join(''))
  const query = fc.array(pair, { maxLength: 8 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...paths), value).map(([one, id]) => one.replace(/\{[^}]+\}/, () => id)) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...paths), value).map(([one, rest]) => `${one}/${rest}`) },
    { weight: 1, arbitrary: value.map((one) => `/${one}`) },
  )
  const header = fc.oneof(
    fc.tuple(
      fc.constantFrom(
        'Accept',
        'Accept-Language',
        'Accept-Encoding',
        'Cookie',
        'Authorization',
        'Origin',
        'Referer',
        'X-Request-Id',
        'X-Forwarded-For',
        'X-HTTP-Method-Override',
        'Range',
        'If-None-Match',
        'If-Modified-Since',
        'Content-Type',
        'Content-Encoding',
        'Sec-Fetch-Site',
        'Upgrade',
        'Forwarded',
        'X-Forwarded-Host',
      ),
      text.map((one) => asBytes(one).replace(/[\r\n\0]/g, '')),
    ),
    fc.constantFrom<[string, string]>(
      ['Content-Type', 'application/json'],
      ['Content-Type', 'text/plain'],
      ['Content-Encoding', 'gzip'],
      ['Sec-Fetch-Site', 'cross-site'],
      ['Origin', 'null'],
      ['Accept-Encoding', 'gzip, br'],
      ['Accept-Language', 'en'],
      ['Expect', '200-ok'],
    ),
  )
  const body = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.json().map(asBytes), text.map(asBytes), fc.constant('x'.repeat(300_000)))
  const readable = fc
    .record({ method: methods, path, query, headers: fc.array(header, { maxLength: 6 }), body })
    .map(({ method, path, query, headers, body }) => {
      const target = `${path}${query}`.replace(/[\s\0]/g, '%20')
      const lines = [
        `${method} ${target} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        ...headers.map((parts) => parts.join(': ')),
        ...(body ? [`Content-Length: ${body.length}`] : []),
      ]
      return { bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'), method, target }
    })
  return fc.oneof(
    { weight: 8, arbitrary: readable },
    { weight: 1, arbitrary: fc.tuple(readable, spoiling).map(([request, spoil]) => ({ ...request, target: null, bytes: spoil(request.bytes) })) },
  )
}

/** Ways to spoil the line itself. */
const spoiling: fc.Arbitrary<(bytes: Buffer) => Buffer> = fc.oneof(
  fc.nat(200).map((length) => (bytes: Buffer) => bytes.subarray(0, length)),
  fc.uint8Array({ maxLength: 300 }).map((noise) => () => Buffer.from(noise)),
  fc.tuple(fc.nat(300), fc.uint8Array({ minLength: 1, maxLength: 5 })).map(
    ([at, noise]) =>
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]),
  ),
  fc
    .constantFrom(
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      'Content-Length: 1\r\nContent-Length: 2',
      'Content-Length: -1',
      'Content-Length: 9999999999999999999',
      'X-Folded: a\r\n b',
      'Host: other',
      'Transfer-Encoding: gzip, chunked',
      'Transfer-Encoding: chunked\r\n\r\nZZ',
      ' X: 1',
      'X : 1',
      'X\0: 1',
      'X: \0',
      `X: ${'x'.repeat(20_000)}`,
      Array.from({ length: 300 }, (_, i) => `X-${i}: 1`).join('\r\n'),
    )
    .map((line) => (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('\r\n', `\r\n${line}\r\n`), 'latin1')),
)

const asBytes = (text: string) => Buffer.from(text).toString('latin1')
