import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { BadRequest } from './bad-request.ts'

type Names = { queries: string[]; fields: string[] }

/** The names that pages read from their address, and those of their form fields, as the sources of the web app write them. */
export function namesOfPages(web: URL): Names {
  const sources = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(new URL(file, web), 'utf8'))
  const found = (pattern: RegExp) => [...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)))].sort()
  const names = { queries: found(/\.(?:get|getAll|has)\('([a-z_]+)'\)/g), fields: found(/\bname="([a-z_0-9.]+)"/g) }
  if (names.queries.length < 20 || names.fields.length < 50) throw new Error('The sources of the web app no longer name what pages read.')
  return names
}

/** Requests to a page by a user with `cookie`: its address with strange values, or one of its forms with strange fields. */
export function pageRequest(pages: string[], parameters: string[], names: Names, cookie: string, naughty: string[]): fc.Arbitrary<BadRequest> {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...naughty) },
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer({ min: -1, max: 60 }).map(String),
    fc.constantFrom('99999999999', '2147483648', 'a\0b', '\0', '9999-99-99', '2026-11-22', '[]', '{"a":1}'),
  )
  const encoded = text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 3_000))
  const pairsOf = (known: string[], most: number) =>
    fc.array(fc.tuple(fc.constantFrom(...known), encoded), { minLength: 1, maxLength: most }).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  const page = fc.tuple(fc.constantFrom(...pages), encoded).map(([path, id]) => path.replaceAll(/:\w+\??/g, id.slice(0, 200)))
  // Names that no form of ours writes: as lists, as properties, broken, far too long.
  const strangeName = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...names.fields),
        fc.constantFrom('[c]', '[99999999]', '[4000000]', '[', '[]', '..b', '.__proto__', '.constructor', '[0][0]', '[-1]'),
      )
      .map((parts) => parts.join('')),
    encoded.map((name) => name.slice(0, 300)),
  )
  const strangeForm = fc.array(fc.tuple(strangeName, encoded), { minLength: 1, maxLength: 4 }).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  const address = fc
    .tuple(page, fc.constantFrom('', '', '', '.data', '/_payload.json'), pairsOf([...names.queries, ...parameters], 5))
    .map(([path, suffix, query]) => `${path === '/' && suffix ? '/_root' : path}${suffix}?${query}`.slice(0, 7_000))
  const send = (method: string, target: string, body?: string): BadRequest => {
    const head = [
      `${method} ${target} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'Sec-Fetch-Site: same-origin',
      `Cookie: ${cookie}`,
      ...(body === undefined ? [] : ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${Buffer.byteLength(body)}`]),
    ]
    return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`), method, target }
  }
  return fc.oneof(
    { weight: 3, arbitrary: address.map((target) => send('GET', target)) },
    { weight: 1, arbitrary: fc.tuple(address, strangeForm).map(([target, body]) => send('POST', target, body)) },
    { weight: 2, arbitrary: fc.tuple(address, pairsOf(['intent', 'id', ...names.fields], 12)).map(([target, body]) => send('POST', target, body)) },
  )
}
