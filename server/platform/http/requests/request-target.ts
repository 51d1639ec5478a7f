import type { IncomingMessage } from 'node:http'

/** The path of a request, without its query; the HTTP server may have put the site's own origin before it. */
export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>) => url.replace(/^https?:\/\/[^/]+/, '').split('?', 1)[0] ?? ''

/** `GET http://host/path` requests the same as `GET /path`. */
export function originForm(request: IncomingMessage) {
  const absolute = /^https?:\/\//i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null
  if (absolute) request.url = absolute.pathname + absolute.search
}
