const control = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/gi

/**
 * The request of a page without the control characters in its query. No database text holds the character 0, and a page drops characters that the API refuses.
 */
export function readableRequest(request: Request): Request {
  const at = request.url.indexOf('?')
  if (at < 0) return request
  const query = request.url.slice(at).replaceAll(control, '')
  return query.length === request.url.length - at ? request : new Request(request.url.slice(0, at) + query, request)
}
