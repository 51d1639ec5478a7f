import { Hono } from 'hono'
import type { Build } from './pages.ts'

/** What an open page asks to learn that a newer build is served. */
export const builds = ({ id, timestamp, routes }: Build) =>
  new Hono()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .get('/latest.json', (c) => c.json({ id, timestamp }))
    // Every page is rendered per request: no address is prerendered, and none has a rule of its own.
    .get('/meta/:file', (c) =>
      c.req.param('file') === `${id}.json`
        ? c.json({ id, timestamp, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [], routes })
        : c.notFound(),
    )
