import { Hono } from 'hono'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { pictureFile, pictureId } from '#server/platform/files/picture-path.ts'

/** Pictures of company pages, for everyone: each address is one picture for ever. Opened by itself it can neither run nor load anything. */
export const companyPictures = new Hono().get('/pictures/:name', async (c) => {
  const id = pictureId(c.req.path)
  const bytes = id && (await storedFiles.getBytes(pictureFile.key(id)).catch(() => undefined))
  if (!bytes) return c.notFound()
  c.header('Content-Type', 'image/webp')
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Disposition', 'inline; filename="picture.webp"')
  return c.body(new Uint8Array(bytes))
})
