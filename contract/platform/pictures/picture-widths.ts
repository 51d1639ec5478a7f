/** The widths in which an uploaded picture is served beside its full one, in points of the picture. */
export const pictureWidths = [320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** As wide and as high as the site stores a picture of a page at most. */
export const FULL_PICTURE = 1_920

const uploaded = /^(\/pictures\/[0-9a-f-]{36})\.webp$/

/** The address of an uploaded picture in a smaller width; nothing for a picture that is not an uploaded one, as the drawn ones of the demonstration. */
export function narrowAddress(path: string, width: PictureWidth) {
  const [, whole] = uploaded.exec(path) ?? []
  return whole && `${whole}-${width}.webp`
}
