import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { createApp } from '#server/app.ts'
import { test } from '#server/platform/database/testing.ts'
import { HttpServer } from '#server/platform/http/server/http-server.ts'
import { httpLimits } from '#server/platform/http/server/http-limits.ts'
import { PageCache } from '#server/platform/http/pages/page-cache.ts'
import { RouteNames } from '#server/platform/http/metrics/route-names.ts'
import { AdmissionControl } from '#server/platform/http/admission/admission-control.ts'
import { ConcurrencyLimit } from '#server/platform/http/admission/concurrency-limit.ts'
import { openApiDocument } from '#server/openapi.ts'
import { builtPages } from '#server/pages.ts'
import { addJob, contextOf, today } from '#server/testing.ts'
import { runBadRequests } from './run-bad-requests.ts'
import { signedIn } from './signed-in.ts'

const folder = new URL('../../../shared/fixtures', import.meta.url).pathname
const fixtures = existsSync(folder) ? folder : undefined

test(`1,500 bad requests, two thirds of them of signed-in users, to the API and to the pages as built${fixtures ? '' : ' (without the fixtures, which are absent)'} find no failure, no silence and no undocumented reply`, {
  timeout: 300_000,
}, async ({ db }) => {
  for (const _ of Array(10)) await addJob(db)
  const door = new HttpServer({ trustedProxies: 0 })
  // As people get it: `npm test` builds before it runs the tests.
  const pages = await builtPages()
  door.open({
    app: createApp(await contextOf(db), pages),
    names: new RouteNames(pages.build.routes, []),
    // Even on a slow machine no request here counts as too many or too late.
    admission: new AdmissionControl({ limit: new ConcurrencyLimit({ least: 256, most: 256 }) }),
    timeLimit: () => 60_000,
    keptPages: new PageCache(),
    version: () => 1,
  })
  const server = createServer(httpLimits, door.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const { port } = server.address() as AddressInfo
  const signIn = (area: Area) => signedIn(db, today, area)
  const { faults, statuses } = await runBadRequests({
    port,
    // 500 for each area; `npm run bench:bad-requests` sends as many as one likes.
    requests: 1_500,
    seed: 1,
    prefix: apiPrefix,
    description: await openApiDocument(),
    fixtures,
    pages: pages.build.routes,
    signIn,
  })
  expect(faults.slice(0, 12)).toEqual([])
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '403', '404', '405', '413', '415', '422']))

  server.close().closeAllConnections()
})
