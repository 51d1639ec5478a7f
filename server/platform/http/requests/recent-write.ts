import type { MiddlewareHandler } from 'hono'
import type { Client } from '../../request/request-context.ts'
import { hostCookie } from './credentials.ts'

/** Longer than a replica that is read may be behind (`LONGEST_BEHIND`), and than a reply takes on its way. The browser counts it, so no clocks are compared. */
const SECONDS = 5

/** A client whose request may have written gets a cookie, so that every process lets it read what it wrote. */
export const rememberWrite: MiddlewareHandler = async (c, next) => {
  await next()
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isReading && c.res.status < 400) c.header('Set-Cookie', hostCookie.header('wrote', '1', SECONDS), { append: true })
}

/** Programs with a key keep no cookies: they count as always writing. */
export const mayHaveWritten = ({ cookie, key }: Client) => key !== undefined || cookie(hostCookie.name('wrote')) !== undefined
