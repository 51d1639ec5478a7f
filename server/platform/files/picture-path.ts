import { type PictureWidth, pictureWidths } from '#contract/platform/pictures/picture-widths.ts'

const FOLDER = 'company_pictures'
const pattern = /^\/pictures\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.webp$/

/** A picture's address on the site, which never shows another one. */
export const picturePath = (id: string) => `/pictures/${id}.webp`

/** The picture of an address; nothing for what we do not keep, as the drawn ones of the demonstration. */
export const pictureId = (path: string) => pattern.exec(path)?.[1]

/** The picture and the smaller width that an address of the site names. */
export function narrowOf(path: string): { id: string; width: PictureWidth } | undefined {
  for (const width of pictureWidths) {
    const id = pictureId(path.replace(`-${width}.webp`, '.webp'))
    if (id && path.endsWith(`-${width}.webp`)) return { id, width }
  }
  return undefined
}

/** The folder and the names of a picture's files: the whole picture, and the narrower ones that were drawn of it. */
export const pictureFile = {
  folder: FOLDER,
  name: (id: string) => `${id}.webp`,
  names: (id: string) => [`${id}.webp`, ...pictureWidths.map((width) => `${id}-${width}.webp`)],
  key: (id: string) => `${FOLDER}/${id}.webp`,
  narrowKey: (id: string, width: PictureWidth) => `${FOLDER}/${id}-${width}.webp`,
}

/** The kinds of pictures that are read, by their content. None of them is a document that could run. */
export const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
