import type { RequestContext } from './request-context.ts'
import { fail } from '#server/fail.ts'

type Route = { method?: string | undefined; path?: string | undefined }

/** Signing in and out stays possible, so that users can read and operators can end the maintenance; the operators' own area works as usual. */
const alwaysOpen = /^\/(?:sessions|operators)\//

/** While the site is read-only, only operators change data; other clients learn when to come again. */
export function refuseWriting({ maintenance, now, answer }: Pick<RequestContext, 'maintenance' | 'now' | 'answer'>, { method = 'POST', path = '' }: Route) {
  if (method === 'GET' || alwaysOpen.test(path)) return
  const until = maintenance?.readingOnlyUntil(now())
  if (!until) return
  answer.set('Retry-After', String(Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000))))
  fail('READING_ONLY')
}
