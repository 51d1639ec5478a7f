import { href } from 'react-router'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { apiPrefix, contract } from 'virtual:contract-routes'
import type { contract as wholeContract } from '#contract/index.ts'
import type { Problem } from '#contract/platform/errors/problem.ts'
import { callsInFlight } from '../calls/calls-in-flight.ts'
import { sentenceOf, showFailure } from '../calls/show-failure.ts'
import { areaOfPath } from '../calls/area-of-path.ts'
import { clearPersonalStorage } from '../calls/clear-personal-storage.ts'
import { thisSite } from '../calls/this-site.ts'
import { showToast } from '../calls/toasts.ts'

/** The page itself makes `silent` calls: no user waits for them or sees them fail. `failure` replaces the server's sentence. */
type CallContext = { silent?: boolean; failure?: string }
export type BrowserApi = JsonifiedClient<ContractRouterClient<typeof wholeContract, CallContext>>

/** The API as the browser calls it. */
export function connectApi(send: (request: Request, init?: RequestInit) => Promise<Response>): BrowserApi {
  const link = new OpenAPILink<CallContext>(contract, {
    url: () => `${location.origin}${apiPrefix}`,
    interceptors: [
      async ({ next, context: { silent, failure }, signal }) => {
        if (silent) return next()
        try {
          return await callsInFlight.during(next)
        } catch (error) {
          if (!signal?.aborted)
            tell(error instanceof ORPCError ? { status: error.status, sentence: failure ?? error.message } : { sentence: failure ?? sentenceOf(undefined) })
          throw error
        }
      },
    ],
    clientInterceptors: [
      ({ next, request }) => {
        // oRPC removes the final slash of the API's addresses, and sends no body where the API expects at least an empty object.
        request.url.pathname += href('/')
        request.url.search = withRepeatedKeys(request.url.searchParams)
        if (['POST', 'PUT', 'PATCH'].includes(request.method)) request.body ??= {}
        return next()
      },
    ],
    fetch: async (request, init) => readable(await send(request, init)),
    customErrorResponseBodyDecoder: (body, { status }) => {
      const { code = 'UNKNOWN', issues } = (typeof body === 'object' && body ? body : {}) as Partial<Problem>
      return new ORPCError(code, { status, message: sentenceOf(body), data: issues, defined: code !== 'UNKNOWN' })
    },
  })
  return createORPCClient(link)
}

/** oRPC numbers the values of a list; this API takes the same key again. */
const withRepeatedKeys = (params: URLSearchParams) => new URLSearchParams([...params].map(([name, value]) => [name.replace(/\[\d+\]$/, ''), value])).toString()

const tell = (failure: Parameters<typeof showFailure>[0]) =>
  showFailure(failure, {
    logoutUrl: thisSite.current?.logout_url ?? '',
    here: location.pathname + location.search,
    go: (address) => {
      clearPersonalStorage(areaOfPath(location.pathname))
      location.assign(address)
    },
    show: (message) => showToast(message, { type: 'error' }),
  })

/** oRPC reads JSON only under its plain media type. */
function readable(response: Response) {
  if (response.headers.get('content-type') !== 'application/problem+json') return response
  return new Response(response.body, { status: response.status, headers: { 'content-type': 'application/json' } })
}
