import sharp from 'sharp'

type Drawn = { bytes: Uint8Array; media_type: string; ending: `.${string}` }
type Wish = { longestEdge?: number; width?: number; format?: 'as it is' | 'webp' }

/** Pixels that are drawn at most; a picture that would unfold to more is refused before it does. */
const MOST_PIXELS = 40_000_000
const LONGEST_EDGE = 4_000
const SECONDS = 10

// One picture after the other, with no cache between them, so that a rush of pictures leaves the process its memory and its threads.
sharp.cache(false)
sharp.concurrency(1)

/** The picture, drawn again in its upright position, without the metadata of the old file (place, camera, hidden content). Null when it cannot be read. */
export async function redrawnImage(
  bytes: Uint8Array,
  { longestEdge = LONGEST_EDGE, width = longestEdge, format = 'as it is' }: Wish = {},
): Promise<Drawn | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: SECONDS })
    const { hasAlpha } = await picture.metadata()
    const upright = picture.autoOrient().resize({ width, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    if (format === 'webp') return { bytes: await upright.webp({ quality: 84 }).toBuffer(), media_type: 'image/webp', ending: '.webp' }
    return hasAlpha
      ? { bytes: await upright.png().toBuffer(), media_type: 'image/png', ending: '.png' }
      : { bytes: await upright.jpeg({ quality: 85 }).toBuffer(), media_type: 'image/jpeg', ending: '.jpg' }
  } catch {
    return undefined
  }
}
