import { Hono } from 'hono'
import type { Announcement } from '#contract/pages.ts'
import type { Build } from './pages.ts'

/** What an open page asks to learn that a newer build is served. */
export const builds = ({ id, timestamp, routes }: Build, announced: () => Announcement | null = () => null) =>
  new Hono()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .get('/latest.json', (c) => c.json({ id, timestamp }))
    // Whether there is something to say of maintenance: open pages ask again and again, and nobody is counted for it.
    .get('/maintenance.json', (c) => c.json({ maintenance: announced() }))
    // Every page is rendered per request: no address is prerendered, and none has a rule of its own.
    .get('/meta/:file', (c) =>
      c.req.param('file') === `${id}.json`
        ? c.json({ id, timestamp, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [], routes })
        : c.notFound(),
    )
