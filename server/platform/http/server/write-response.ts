import type { IncomingMessage, ServerResponse } from 'node:http'

/** A small reply of the HTTP server itself. */
export async function writeResponse(answer: Response, request: IncomingMessage, response: ServerResponse, requestId: string) {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = ['x-request-id', requestId, ...[...answer.headers].flat(), 'content-length', String(body.length)]
  if (answer.status === 413) response.shouldKeepAlive = false
  response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body)
}
