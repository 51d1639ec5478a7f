import { apiPrefix } from '#contract/index.ts'
import type { Call } from './access.ts'

const withBody = new Set(['POST', 'PUT', 'PATCH'])

/** What a browser sends to call a route of the matrix. */
export function requestOf(route: string, { params = {}, query = '', body = {}, files }: Call, headers: Record<string, string>): [string, RequestInit] {
  const [method = '', path = ''] = route.split(' ')
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const sent = withBody.has(method) ? { body: files ? formOf({ ...files, ...(body as object) }) : JSON.stringify(body) } : {}
  const type: Record<string, string> = files ? {} : { 'content-type': 'application/json' }
  return [`${apiPrefix}${address}?${query}`, { method, headers: { ...type, 'sec-fetch-site': 'same-origin', ...headers }, ...sent }]
}

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
