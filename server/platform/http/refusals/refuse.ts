import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { type ErrorCode, errors } from '#contract/platform/errors/errors.ts'
import type { Language } from '#contract/platform/text/language.ts'
import { problemResponse } from '#server/problem.ts'
import { refusalPage } from './refusal-page.ts'
import { securityHeaders } from '../pages/security-headers.ts'
import { pathOf } from '../requests/incoming-request.ts'
import { requestKind, requestLanguage } from '../requests/request-kind.ts'

export type Refusal = {
  nonce?: string
  code: ErrorCode
  isApi: boolean
  isForm?: boolean
  language: Language
  retryAfter?: number | undefined
  allow?: string | undefined
}

/** The replies of the HTTP server itself, without the app: with the same headers, as a problem for programs and as a page for browsers. */
const refusals = new Hono<{ Bindings: Refusal; Variables: SecureHeadersVariables }>().use(securityHeaders as never).all('*', async (c) => {
  const { code, isApi, isForm, language, retryAfter, allow } = c.env
  const answer = isApi ? problemResponse(code, language) : await c.html(refusalPage(code, c.var.secureHeadersNonce ?? '', isForm), errors[code].status)
  answer.headers.set('Cache-Control', 'no-store')
  if (isApi) answer.headers.set('Vary', 'Accept-Language')
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
  if (allow) answer.headers.set('Allow', allow)
  return answer
})

export const refuse = async (refusal: Refusal): Promise<Response> => refusals.fetch(new Request('http://localhost/'), refusal)

/** The refusal in the form and language that the request asks for. */
export const refusalOf = (code: ErrorCode, request: IncomingMessage, retryAfter?: number) => ({
  code,
  isApi: requestKind(pathOf(request)) === 'api',
  language: requestLanguage(request.headers['accept-language']),
  // A form that came too soon may be sent again as it is.
  isForm: request.method === 'POST' && retryAfter !== undefined,
  retryAfter,
  allow: code === 'METHOD_NOT_SUPPORTED' ? 'GET, HEAD' : undefined,
})
