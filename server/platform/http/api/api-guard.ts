import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import type { Problem } from '#contract/platform/errors/problem.ts'
import { bearerKey } from '../requests/credentials.ts'
import { problemResponse } from '#server/problem.ts'
import type { ApiRoute } from './api-routes.ts'
import { RouteIndex } from '../metrics/route-index.ts'
import { largestBody } from '../requests/largest-body.ts'
import { requestLanguage } from '../requests/request-kind.ts'
import { isForeign, isSameOrigin } from './same-origin.ts'
import type { Language } from '#contract/platform/text/language.ts'

const withoutBody = new Set(['GET', 'HEAD', 'DELETE'])
const form = /^multipart\/form-data\s*;/i

/** JSON is UTF-8: with another charset it is something else. */
function isJson(contentType: string) {
  const [type, ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase())
  return type === 'application/json' && parameters.every((one) => !one.startsWith('charset=') || /^charset="?utf-?8"?$/.test(one))
}

/** Refuses calls that no handler should see: unknown, from elsewhere, too large, not JSON (or, where files arrive, not a form), or with parameters that do not exist. */
export function apiGuard(all: ApiRoute[]): MiddlewareHandler {
  const routes = new RouteIndex(all)
  return every(
    async (c, next) => {
      const refusal = refusalOf(c.req.raw, routes)
      if (refusal) return refusal instanceof Response ? refusal : problemResponse(refusal, languageOf(c.req.raw))
      if (saysNothing(c.req.raw)) c.req.raw = withEmptyObject(c.req.raw)
      return next()
    },
    namingAllIssues(routes),
    (c, next) => {
      if (c.req.method === 'GET') return next()
      const onError = () => problemResponse('PAYLOAD_TOO_LARGE', languageOf(c.req.raw))
      const maxSize = largestBody(c.req.path)
      const length = c.req.raw.headers.has('transfer-encoding') ? null : c.req.raw.headers.get('content-length')
      // Only asking for a body that says how long it is makes a stream of it.
      if (length !== null) return Number(length) > maxSize ? Promise.resolve(onError()) : next()
      return bodyLimit({ maxSize, onError })(c, next)
    },
  )
}

/** A program with its own key, for which no browser reports an origin: cookies are ignored. */
const isProgram = (request: Request) => bearerKey(request.headers) !== undefined && !isForeign(request)

/** A call without a body, by its HTTP headers: it has no type, either, and stands for one without any field. */
const saysNothing = ({ method, headers }: Request) =>
  !withoutBody.has(method) && !headers.has('content-type') && !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) === 0

function withEmptyObject(request: Request) {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: '{}', signal: request.signal })
}

const languageOf = (request: Request) => requestLanguage(request.headers.get('accept-language'))

function refusalOf(request: Request, routes: RouteIndex<ApiRoute>): ErrorCode | Response | undefined {
  const { pathname } = new URL(request.url)
  const route = routes.find(pathname)
  if (!route) return 'NOT_FOUND'

  const method = request.method === 'HEAD' ? 'GET' : request.method
  const operation = route.operations.get(method)
  if (!operation) return notAllowed(request, route)
  if (method !== 'GET' && !isSameOrigin(request) && !isProgram(request)) return 'CROSS_SITE'
  if (operation.givesEvents && isForeign(request)) return 'CROSS_SITE'
  const contentType = request.headers.get('content-type') ?? ''
  const isRead = operation.takesFiles ? form.test(contentType) : isJson(contentType)
  if (!withoutBody.has(method) && !saysNothing(request) && !isRead) return 'UNSUPPORTED_MEDIA_TYPE'
  return undefined
}

/** A reading call is read on without the parameters that are wrong already, so that one answer names everything that is. */
const namingAllIssues =
  (routes: RouteIndex<ApiRoute>): MiddlewareHandler =>
  async (c, next) => {
    const { raw } = c.req
    if (!raw.url.includes('?')) return next()
    const language = languageOf(raw)
    const url = new URL(raw.url)
    const isReading = raw.method === 'GET' || raw.method === 'HEAD'
    const operation = routes.find(url.pathname)?.operations.get(isReading ? 'GET' : raw.method)
    const { issues, readable } = queryIssues(url.search, operation?.queryNames ?? new Set(), language)
    if (issues.length === 0) return next()
    if (!isReading || operation?.givesEvents) return problemResponse('INPUT_INVALID', language, issues)

    url.search = readable
    c.req.raw = new Request(url, raw)
    await next()
    const isRefused = c.res.status === 422
    const more = isRefused ? ((await c.res.json()) as Problem).issues : []
    // A body that was read to its end cannot be cancelled any more.
    if (!isRefused) await c.res.body?.cancel()
    // Otherwise the headers of the discarded reply, its length among them, would stay.
    c.res = undefined
    c.res = problemResponse('INPUT_INVALID', language, [...issues, ...(more ?? [])])
  }

function notAllowed(request: Request, { operations }: ApiRoute) {
  const answer = problemResponse('METHOD_NOT_SUPPORTED', languageOf(request))
  answer.headers.set('Allow', [...operations.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '))
  return answer
}

const MOST_ISSUES = 20

const LONGEST_NAME = 60

/** Line breaks and tabs are part of a text; the other control characters are not. */
const control = /[^\P{Cc}\t\n\r]/u

const words = {
  unknown: { ja: 'このパラメーターはありません。', en: 'There is no such parameter.' },
  unreadable: { ja: 'UTF-8の文字として読めません。', en: 'This is not readable as UTF-8 text.' },
  control: { ja: '制御文字は使えません。', en: 'Control characters are not allowed.' },
}

/** Errors in a query string before its values are checked: names that do not exist, bytes that are no text. Beside them the query without those parts. */
function queryIssues(query: string, names: Set<string>, language: Language) {
  const issues: { field: string; message: string }[] = []
  const readable: string[] = []
  for (const pair of query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')) {
    const [name = '', ...value] = pair.split('=')
    const field = decoded(name)
    const text = decoded(value.join('='))
    const issue = field === undefined || text === undefined ? 'unreadable' : !names.has(field) ? 'unknown' : control.test(text) ? 'control' : undefined
    if (issue) issues.push({ field: (field ?? name).toWellFormed().slice(0, LONGEST_NAME), message: words[issue][language] })
    else readable.push(pair)
    if (issues.length === MOST_ISSUES) break
  }
  return { issues, readable: readable.length ? `?${readable.join('&')}` : '' }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}
