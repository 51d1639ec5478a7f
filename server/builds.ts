import { Hono } from 'hono'
import type { Announcement } from '#contract/pages.ts'
import type { Build } from './pages.ts'

/** What an open page requests to learn that a newer build is served. */
export const builds = ({ id, timestamp, routes }: Build, announced: () => Announcement | null = () => null) =>
  new Hono()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .get('/latest.json', (c) => c.json({ id, timestamp }))
    // Open pages ask again and again whether maintenance is announced, so the answer counts for nobody's rate limit.
    .get('/maintenance.json', (c) => c.json({ maintenance: announced() }))
    // The server renders every page per request: none is prerendered, and none has a separate rule.
    .get('/meta/:file', (c) =>
      c.req.param('file') === `${id}.json`
        ? c.json({ id, timestamp, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [], routes })
        : c.notFound(),
    )
