import type { Context } from 'hono'
import { demoPicture } from '#demo/pictures/demo-picture.ts'

const kept = 'public, max-age=31536000, immutable'

/** The drawn pictures of demonstration companies; the picture at a path never changes. */
export function demoPictures(c: Context) {
  const svg = demoPicture(c.req.path)
  return svg === null ? c.notFound() : c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': kept })
}
