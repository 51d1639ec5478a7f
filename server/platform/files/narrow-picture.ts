import type { PictureWidth } from '#contract/platform/pictures/picture-widths.ts'
import { logger } from '../logging/logger.ts'
import { pictureFile } from './picture-path.ts'
import { redrawnImage } from './redrawn-image.ts'
import { storedFiles } from './stored-files.ts'

type Narrow = { id: string; width: PictureWidth }

/** The pictures that are drawn at this moment: who asks meanwhile waits for the same one. */
const underWay = new Map<string, Promise<Uint8Array | undefined>>()

/** A picture in one of the smaller widths. It is drawn when a browser first asks for it, also of pictures from before there were widths, and stored. */
export async function narrowPicture({ id, width }: Narrow): Promise<Uint8Array | undefined> {
  const key = pictureFile.narrowKey(id, width)
  const stored = await storedFiles.find(key)
  if (stored) return stored
  const drawing = underWay.get(key) ?? drawNarrow({ id, width }, key).finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

async function drawNarrow({ id, width }: Narrow, key: string) {
  const whole = await storedFiles.find(pictureFile.key(id))
  if (!whole) return undefined
  const drawn = await redrawnImage(whole, { width, format: 'webp' })
  // A picture that is narrow already loses more by another drawing than it gains.
  const bytes = drawn && drawn.bytes.length < whole.length ? drawn.bytes : whole
  // Where nothing can be written now, it is drawn again for the next browser.
  await storedFiles.put(key, bytes).catch((error: unknown) => logger.warn({ err: error }, 'narrow picture not stored'))
  return bytes
}
