import { type ErrorCode, errors } from '#contract/platform/errors/errors.ts'
import { refusalPage } from '../refusals/refusal-page.ts'

/**
 * The reply when one of a page's calls failed because of an outage. A page that could not be shown becomes the plain refusal; data for a script keeps its form,
 * and so does a page that shows the refusal beside the typed form. None of them is cached.
 */
export async function momentaryPage(code: ErrorCode, page: Response, nonce: string): Promise<Response> {
  // React Router marks with 202 that a script is to go elsewhere.
  if (page.status === 202 || (page.status >= 300 && page.status < 400)) return new Response(page.body, page)
  const isDocument = page.headers.get('content-type')?.startsWith('text/html') ?? false
  const body = isDocument && page.status >= 500 ? String(await refusalPage(code, nonce)) : page.body
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(body, { status: errors[code].status, headers })
}
