import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { AdmissionControl } from '../admission/admission-control.ts'
import type { HttpBindings } from '../pages/render-page.ts'
import { HttpServer } from './http-server.ts'
import type { Deps } from './http-server-deps.ts'
import { frontServer } from './run-server.ts'
import { PageCache } from '../pages/page-cache.ts'
import { RouteNames } from '../metrics/route-names.ts'

export const render = async (_request: Request, { nonce = '' }: HttpBindings) =>
  new Response(`<script nonce="${nonce}">`, {
    headers: { 'content-type': 'text/html', 'content-security-policy': `script-src 'nonce-${nonce}'` },
  })

export async function serveRequests(deps: Partial<Deps> = {}, options = {}) {
  const door = new HttpServer({ trustedProxies: 0, isForOthers: false, publicUrl: 'http://site', ...options })
  const server = frontServer('http://site', door.lifecycle).on('request', door.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const open = () =>
    door.open({
      app: { fetch: render },
      names: new RouteNames(['/', '/job_offer'], []),
      admission: new AdmissionControl(),
      keptPages: new PageCache(),
      version: () => 1,
      ...deps,
    })
  return { door, open, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export async function opened(deps: Partial<Deps> = {}, options = {}) {
  const { open, ...rest } = await serveRequests(deps, options)
  open()
  return rest
}
