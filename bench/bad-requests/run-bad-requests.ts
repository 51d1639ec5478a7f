import fc from 'fast-check'
import { connect } from 'node:net'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { type ApiRoute, apiRoutes } from '#server/platform/http/api/api-routes.ts'
import type { OpenApiDocument } from '#server/platform/openapi/openapi-document.ts'
import { type BadRequest, badRequest } from './bad-request.ts'
import { naughtyTexts } from './naughty-texts.ts'
import { namesOfPages, pageRequest } from './page-request.ts'
import { type Operation, signedInRequest } from './signed-in-request.ts'
import type { Schema } from './value-of.ts'

export type Reply = { status: number | null; contentType: string | null; isLate: boolean }

/** One connection a request, so that nothing of one can hide in the next. Other loopback addresses keep the ports from running out. */
function send(port: number, { bytes, target }: BadRequest, turn: number, patience: number): Promise<Reply> {
  return new Promise((resolve) => {
    const localAddress = process.platform === 'linux' ? `127.0.${1 + (turn % 200)}.${1 + (Math.floor(turn / 200) % 200)}` : undefined
    const socket = connect({ host: '127.0.0.1', port, ...(localAddress ? { localAddress } : {}) })
    let head = ''
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      socket.destroy()
    }, patience)
    socket.on('data', (chunk) => {
      if (head.length < 8_192) head += chunk.toString('latin1')
      // A stream of events has no end: its start is its reply.
      if (/\r\ncontent-type: text\/event-stream[^]*\r\n\r\n/i.test(head)) socket.destroy()
    })
    // A server may close while we still write: its reply before that counts.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(late)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
      resolve({
        status: status ? Number(status) : null,
        contentType: /\r\ncontent-type: ([^\r;]+)/i.exec(head.split('\r\n\r\n', 1)[0] ?? '')?.[1] ?? null,
        isLate,
      })
    })
    // Node gives up a request whose sender hangs up; an incomplete request would wait for its rest for ever.
    if (target === null) socket.end(bytes)
    else socket.write(bytes)
  })
}

/** Codes of calls without documented errors. The last two are Node's own words about a line it cannot read. */
const refusals = new Set([400, 403, 404, 405, 413, 414, 415, 422, 429, 431, 408, 417])

/** The fault of the reply to a bad request, if it has one. */
function faultOf(
  { method, target }: BadRequest,
  { status, contentType, isLate }: Reply,
  routes: (ApiRoute & { statuses: Map<string, Set<number>> })[],
  prefix: string,
) {
  if (isLate) return 'no answer in time'
  if (status === null) return target === null ? undefined : 'closed without an answer'
  if (status >= 500) return `status ${status}`
  const path = target?.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith(`${prefix}/`)) return
  const documented = routes.find(({ pattern }) => pattern.test(path))?.statuses.get(method === 'HEAD' ? 'GET' : method)
  if (!refusals.has(status) && !documented?.has(status)) return `undocumented status ${status}`
  return status >= 400 && contentType !== null && contentType !== 'application/problem+json' ? `${status} as ${contentType}` : undefined
}

type Options = {
  port: number
  requests: number
  seed: number
  atOnce?: number
  patience?: number
  fixtures?: string | undefined
  prefix: string
  description: OpenApiDocument
  /** Every page of the site, as its table of routes names it. */
  pages: string[]
  /** Makes a new account and gives the cookie of its session: two thirds of the requests carry it. */
  signIn: (area: Area) => Promise<string>
  onProgress?: (done: number) => void
}

/** Addresses beside those of the table of routes. */
const files = [
  '/job_offer/search/feed.atom',
  '/company/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/job_offer/search.data',
  '/job_offer/_payload.json',
  '/builds/latest.json',
  '/builds/meta/x.json',
  '/assets/x.js',
  '/demo/pictures/x.svg',
  '/profile.data',
  '/profile/x.css',
  '/healthz',
  '/readyz',
  '/online/api/v1/openapi.json',
  '/online/api/docs',
]
const BATCH = 500
/** The calls that users of an area may make. */
const own: Record<Area, RegExp> = {
  candidate: /^\/(?:candidate_users|sessions)\//,
  company: /^\/(?:company_users|sessions)\//,
  operator: /^\/(?:operators|sessions)\//,
}
const areas = ['candidate', 'company', 'operator'] as const

/** Sends so many bad requests and reports faults of the replies. The same seed sends the same requests. */
export async function runBadRequests({
  port,
  requests,
  seed,
  atOnce = 12,
  patience = 20_000,
  fixtures,
  prefix,
  description,
  pages,
  signIn,
  onProgress,
}: Options) {
  const routes = apiRoutes(description, prefix).map((route) => ({ ...route, statuses: statusesOf(description, route.path.slice(prefix.length)) }))
  const parameters = [...new Set(routes.flatMap(({ operations }) => [...operations.values()].flatMap(({ queryNames }) => [...queryNames])))]
  const naughty = naughtyTexts(fixtures)
  const strange = badRequest([...routes.map(({ path }) => path), ...pages, ...files], [...parameters, 'id', 'n'], naughty)
  const names = namesOfPages(new URL('../../web/', import.meta.url))
  const statuses: Record<string, number> = {}
  const faults: { fault: string; request: string; seed: number; batch: number }[] = []

  for (let done = 0; done < requests; done += BATCH) {
    // A new account each time: the effects of a batch stay with it.
    const area = areas[(done / BATCH) % areas.length] ?? 'candidate'
    const cookie = await signIn(area)
    const bad = fc.oneof(
      strange,
      signedInRequest(operationsOf(description, own[area]), prefix, cookie, naughty),
      pageRequest(pages, parameters, names, cookie, naughty),
    )
    const batch = fc.sample(bad, { seed: seed + done, numRuns: Math.min(BATCH, requests - done) })
    const waiting = batch.entries()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const [i, request] of waiting) {
          const reply = await send(port, request, done + i, patience)
          statuses[String(reply.status)] = (statuses[String(reply.status)] ?? 0) + 1
          const fault = faultOf(request, reply, routes, prefix)
          if (fault) faults.push({ fault, request: request.bytes.toString('latin1').slice(0, 2_000), seed: seed + done, batch: i })
        }
      }),
    )
    onProgress?.(Math.min(requests, done + BATCH))
  }
  return { statuses, faults }
}

const statusesOf = ({ paths }: OpenApiDocument, path: string) =>
  new Map(Object.entries(paths[path] ?? {}).map(([method, { responses }]) => [method.toUpperCase(), new Set(Object.keys(responses).map(Number))]))

const operationsOf = ({ paths }: OpenApiDocument, own: RegExp): Operation[] =>
  Object.entries(paths)
    .filter(([path]) => own.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { requestBody, parameters = [] }]) => ({
        method: method.toUpperCase(),
        path,
        content: requestBody?.content as Record<string, { schema?: Schema }> | undefined,
        queryNames: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      })),
    )
