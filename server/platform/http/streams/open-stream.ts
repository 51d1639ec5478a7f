import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '#server/settings.ts'
import { requestOrigin } from '../origins/request-origin.ts'
import type { App } from '../pages/render-page.ts'
import { bindingsOf } from '../requests/client-bindings.ts'
import { alwaysOf, missing } from '../server/headers-of-every-reply.ts'
import { writeResponse } from '../server/write-response.ts'
import { bareConnection } from './bare-connection.ts'
import type { EventStreams } from './event-streams.ts'
import type { StreamSlot } from '../../request/stream-slot.ts'

type Place = { app: App; streams: EventStreams; options: Pick<Settings, 'publicUrl' | 'isForOthers' | 'trustedProxies'> }

/** Has the app decide whether this client may watch, and then keeps only its connection. Replies `true` in any case: the request has been answered. */
export async function openStream({ app, streams, options }: Place, request: IncomingMessage, response: ServerResponse, signal: AbortSignal) {
  const bindings = bindingsOf(request, options.trustedProxies)
  const { requestId } = bindings
  const url = requestOrigin(request.headers, options) + request.url
  const stream: StreamSlot = {}
  const answer = await app.fetch(new Request(url, { headers: pairsOf(request.rawHeaders) }), { ...bindings, signal, stream })
  if (response.destroyed || signal.aborted) return true
  if (!stream.watch || answer.status !== 200) {
    await writeResponse(answer, request, response, requestId)
    return true
  }
  await answer.body?.cancel()
  if (!(await hasConnection(response))) return true
  const headers = ['x-request-id', requestId, ...[...answer.headers].flat()]
  streams.add(bareConnection(request, response, answer.status, [...headers, ...missing(alwaysOf(options.publicUrl), headers)]), stream.watch)
  return true
}

/** Node gives a reply its connection once the reply ahead of it has been written to the last byte. False: the client left before that. */
async function hasConnection(response: ServerResponse) {
  if (!response.socket) await Promise.race([once(response, 'socket'), once(response, 'close')])
  return response.socket !== null && !response.destroyed
}

function pairsOf(rawHeaders: string[]) {
  const pairs: [string, string][] = []
  for (let at = 0; at < rawHeaders.length; at += 2) pairs.push([rawHeaders[at]!, rawHeaders[at + 1]!])
  return pairs
}
