import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { apiFor, today } from '#server/testing.ts'
import { findViewer } from '../viewer/find-viewer.ts'

/** A browser: it keeps the cookies it was given and sends them along. */
export async function browser(db: Database, as: Partial<RequestContext> = {}) {
  const jar = new Map<string, string>()
  const client = { cookie: (name: string) => jar.get(name), address: '192.0.2.1', userAgent: 'Chrome/140 Windows', idempotencyKey: undefined }
  const answer = new Headers()
  const append = answer.append.bind(answer)
  answer.append = (name, value) => {
    const [, cookie = '', text = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? []
    if (text) jar.set(cookie, text)
    else jar.delete(cookie)
    append(name, value)
  }
  return { api: await apiFor(db, { client, answer, ...as }), jar, client, viewer: () => findViewer(db, client, today) }
}
