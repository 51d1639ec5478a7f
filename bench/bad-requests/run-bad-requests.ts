import fc from 'fast-check'
import { apiRoutes } from '#server/platform/http/api/api-routes.ts'
import type { OpenApiDocument } from '#server/platform/openapi/openapi-document.ts'
import { badRequest } from './bad-request.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { faultOf } from './fault-of.ts'
import { naughtyTexts } from './naughty-texts.ts'
import { namesOfPages, pageRequest } from './page-request.ts'
import { send } from './send.ts'
import { type Operation, signedInRequest } from './signed-in-request.ts'
import type { Schema } from './value-of.ts'

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
