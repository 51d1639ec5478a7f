import { Hono } from 'hono'
import type { Database } from '#server/platform/database/connect.ts'
import { unsubscribe } from './unsubscribe.ts'

const LARGEST = 1_000

/**
 * The mail program's own button (RFC 8058): it posts from anywhere, without a cookie, and is answered without a redirect.
 * Any other POST to the address is the page's own form, which goes on to the page.
 */
export const oneClick = (db: Database) =>
  new Hono().post('/unsubscribe/:token', async (c, next) => {
    if (!(await isOneClick(c.req.raw))) return next()
    try {
      await unsubscribe({ db, now: () => new Date() }, c.req.param('token'))
      return c.text('メールを止めました。', 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'NOT_FOUND') throw error
      return c.text('このリンクは使えません。', 404, { 'Cache-Control': 'no-store' })
    }
  })

async function isOneClick(request: Request) {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get('content-type') ?? '')) return false
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST) return false
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click'
}
