import type dns from 'node:dns'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchNotes } from '#server/operations/updates/fetch-notes.ts'
import { settings } from '#server/settings.ts'
import { isPublicAddress } from './is-public-address.ts'
import { postWebhook } from './post-webhook.ts'
import { targetRefusal } from './target-refusal.ts'

const names = vi.hoisted(() => ({ answers: [] as { address: string; family: number }[][] }))
vi.mock('node:dns', async (real) => ({
  ...(await real<typeof dns>()),
  lookup: (_name: string, _options: unknown, done: (error: null, found: unknown) => void) => setImmediate(() => done(null, names.answers.shift() ?? [])),
}))
afterEach(() => {
  names.answers = []
  settings.webhookLoopback = false
})

const listed = await readFile(new URL('../../../../shared/fixtures/ssrf-targets.json', import.meta.url), 'utf8').catch(() => undefined)
const blocked = listed
  ? (JSON.parse(listed).block as string[])
  : ['http://127.0.0.1/', 'http://0x7f000001/', 'http://[::ffff:7f00:1]/', 'http://169.254.169.254/', 'http://10.0.0.1/', 'file:///etc/passwd']

test.each(blocked.flatMap((url) => [url, url.replace(/^http:/, 'https:')]))('%s is refused as a webhook', async (url) => {
  // A member may enter a name that leads to this machine: the connection check refuses it.
  names.answers = [[{ address: '127.0.0.1', family: 4 }]]
  const { status, failure } = await postWebhook(url, {}, '{}')
  expect([status, failure]).toEqual([null, 'REFUSED_ADDRESS'])
})

test.each(['https://ats.example/hooks', 'https://203.0.114.7/x', 'https://[2606:4700::1111]/'])('%s may be one', (url) => {
  expect(targetRefusal(url)).toBeUndefined()
})

test.each(['http://ats.example/', 'https://ats.example:8443/', 'https://me:pass@ats.example/', 'https://intranet/', 'https://db.internal/'])(
  '%s may not',
  (url) => {
    expect(targetRefusal(url)).toMatch(/。$/)
  },
)

test('addresses of this machine, this network and their disguises are not public', () => {
  const inner = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::7f00:1',
  ]
  for (const address of [...inner, '64:ff9b::a00:1', '2002:a00:1::', 'fd00::1', 'fe80::1', 'ff02::1', '2001:db8::1', 'x'])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const address of ['8.8.8.8', '2606:4700::1111']) expect([address, isPublicAddress(address)]).toEqual([address, true])
})

test('a name with one internal address is refused, and no connection is made', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  names.answers = [
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  ]
  expect(await postWebhook('https://rebinding.example/', {}, '{}')).toMatchObject({ status: null, failure: 'REFUSED_ADDRESS' })
  // Each connection resolves a name once: there is no second reply with which a name server could lie.
  expect(names.answers).toEqual([])
  names.answers = [[{ address: '127.0.0.1', family: 4 }]]
  expect(await postWebhook(`https://rebinding.example:${port}/`, {}, '{}')).toMatchObject({ failure: 'REFUSED_ADDRESS' })
  server.close()
  expect(connections).toBe(0)
})

test('a receiver that never answers is left after its time', async () => {
  settings.webhookLoopback = true
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('over', 'TimeoutError')))
  expect(await postWebhook(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {}, '{}')).toMatchObject({ status: null, failure: 'TIMEOUT' })
  expect(timeout).toHaveBeenCalledWith(10_000)
  timeout.mockRestore()
  server.close()
})

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254'])('release notes are not read from a public name that leads to %s', async (address) => {
  names.answers = [[{ address, family: 4 }]]
  await expect(fetchNotes('https://notes.example/CHANGELOG.md')).rejects.toThrow('インターネットのアドレスではないため、読みませんでした。')
  expect(names.answers).toEqual([])
})
