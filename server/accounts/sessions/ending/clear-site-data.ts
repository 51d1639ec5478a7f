import { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { Client } from '#server/platform/request/request-context.ts'
import { sessionCookieName } from '../session-cookie.ts'

/**
 * What a browser throws away when a session ends: caches, and with `storage` also what tabs keep and the worker for notices. Storage and cookies belong
 * to the whole site: with another area's session in the same browser its own are left alone, and the page takes away those of the area that ended.
 */
export function clearSiteData({ cookie }: Pick<Client, 'cookie'>, ended: Area) {
  const isSignedInElsewhere = Area.options.some((area) => area !== ended && cookie(sessionCookieName(area)))
  return isSignedInElsewhere ? '"cache"' : '"cache", "storage"'
}
