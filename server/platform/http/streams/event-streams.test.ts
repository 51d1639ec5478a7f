import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished, expect, test, vi } from 'vitest'
import { AdmissionControl } from '../admission/admission-control.ts'
import { RouteNames } from '../metrics/route-names.ts'
import { HttpServer } from '../server/http-server.ts'
import type { Deps } from '../server/http-server-deps.ts'
import { frontServer } from '../server/run-server.ts'
import { EventStreams } from './event-streams.ts'
import type { StreamEvent, Watch } from '../../request/stream-slot.ts'

const path = '/online/api/v1/amateras/candidate_users/events/'

/** A server whose screens get what `tell` gives them until they leave, or the server closes them. */
async function serving({ isOpen = true, admission = new AdmissionControl(), limits }: { isOpen?: boolean } & Partial<Pick<Deps, 'admission' | 'limits'>> = {}) {
  const told: ((event: StreamEvent | undefined) => void)[] = []
  let left = 0
  const watch: Watch = async function* (signal) {
    const events: (StreamEvent | undefined)[] = []
    let wake = () => {}
    const add = (event: StreamEvent | undefined) => {
      events.push(event)
      wake()
    }
    told.push(add)
    signal.addEventListener('abort', () => add(undefined))
    for (;;) {
      if (events.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      const event = events.shift()
      if (event === undefined) break
      yield event
    }
    left++
  }
  const streams = new EventStreams({ comeBackAfter: () => 4_321 })
  const door = new HttpServer({ trustedProxies: 0, publicUrl: 'http://site', isForOthers: false })
  const app: Deps['app'] = {
    fetch: async (request, { stream }) => {
      if (!request.headers.has('cookie')) return new Response('who?', { status: 401 })
      if (stream) stream.watch = watch
      return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } })
    },
  }
  const open = () => door.open({ app, names: new RouteNames([], [path]), admission, streams, version: () => 1, limits })
  if (isOpen) open()
  const server = frontServer('https://site').on('request', door.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { open, streams, told, url: `http://127.0.0.1:${port}${path}`, port, server, left: () => left }
}

/** What a browser has read so far. */
async function screen(url: string) {
  const asked = ask(url, { headers: { cookie: 'mebae_candidate=1' }, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const state = { answer, text: '', isOpen: true, leave: () => void asked.destroy() }
  onTestFinished(state.leave)
  answer.setEncoding('utf8').on('data', (text: string) => (state.text += text))
  answer.on('error', () => {}).on('close', () => (state.isOpen = false))
  return state
}

test('a screen gets its events over the bare connection, with the headers of every reply, and when to come back at the end', async () => {
  const { streams, told, url, left } = await serving()
  const one = await screen(url)
  expect(one.answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-content-type-options': 'nosniff', connection: 'close' })
  expect([one.answer.headers['x-accel-buffering'], one.answer.headers['x-request-id']]).toEqual(['no', expect.stringMatching(/^[0-9a-f-]{36}$/)])
  expect(streams.open).toBe(1)
  told[0]!({ id: '1:2:', retry: 7, event: { kind: 'ready', number: null } })
  await expect.poll(() => one.text).toContain('event: message\nretry: 7\nid: 1:2:\ndata: {"kind":"ready","number":null}\n\n')
  told[0]!(undefined)
  await expect.poll(() => one.isOpen).toBe(false)
  expect(one.text.endsWith('\n\nretry: 4321\n\n')).toBe(true)
  expect([one.answer.complete, left(), streams.open]).toEqual([true, 1, 0])
})

test('an open screen holds neither its request nor a parser, and leaves nothing when it goes', async () => {
  const { streams, told, url, server, left } = await serving()
  const taken: IncomingMessage[] = []
  server.prependListener('request', (request: IncomingMessage) => taken.push(request))
  const one = await screen(url)
  const { socket } = taken[0]!
  expect(socket.listenerCount('data')).toBe(1)
  expect([(socket as { parser?: unknown }).parser, socket.timeout]).toEqual([null, 0])
  one.leave()
  await expect.poll(() => [streams.open, left(), told.length]).toEqual([0, 1, 1])
})

test('all streams get signs of life from one timer, each at its own second, and who takes nothing any more is cut', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { streams, told, url, port } = await serving()
  const screens = [await screen(url), await screen(url)]
  vi.advanceTimersByTime(1_000)
  const signs = () => screens.map(({ text }) => text.match(/^retry: 4321$/gm)?.length ?? 0)
  await expect.poll(() => signs().toSorted((one, other) => one - other)).toEqual([0, 1])
  vi.advanceTimersByTime(24_000)
  await expect.poll(signs).toEqual([1, 1])

  const deaf = connect(port, '127.0.0.1').pause()
  onTestFinished(() => void deaf.destroy())
  deaf.write(`GET ${path} HTTP/1.1\r\nhost: site\r\ncookie: mebae_candidate=1\r\n\r\n`)
  await expect.poll(() => told.length).toBe(3)
  told[2]!({ id: '1:1:', event: { text: 'x'.repeat(20_000_000) } })
  await new Promise(setImmediate)
  vi.advanceTimersByTime(50_000)
  await expect.poll(() => streams.open).toBe(2)
})

test('who may not watch, or asks too often, gets a whole reply', async () => {
  const { url, streams } = await serving()
  expect([(await fetch(url)).status, streams.open]).toEqual([401, 0])
  const limited = await serving({ limits: { take: async (budget) => (budget === 'stream' ? 9 : 0) } })
  const answer = await fetch(limited.url, { headers: { cookie: 'mebae_candidate=1' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '9'])
})

test('a screen that comes while the process starts waits, for a browser gives up a stream that is refused', async () => {
  const { open, streams, url } = await serving({ isOpen: false })
  const coming = screen(url)
  expect((await fetch(url.replace('events', 'profile'))).status).toBe(503)
  open()
  expect([(await coming).answer.statusCode, streams.open]).toEqual([200, 1])
})

test('a stream asked for before the reply ahead of it has been written waits for its turn on the connection', async () => {
  const { port, streams } = await serving()
  const connection = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void connection.destroy())
  let text = ''
  connection.on('data', (part: string) => (text += part))
  connection.write(`GET ${path} HTTP/1.1\r\nhost: site\r\n\r\nGET ${path} HTTP/1.1\r\nhost: site\r\ncookie: mebae_candidate=1\r\n\r\n`)
  await expect.poll(() => text).toMatch(/^HTTP\/1\.1 401 [^]*who\?HTTP\/1\.1 200 /)
  expect(streams.open).toBe(1)
})
