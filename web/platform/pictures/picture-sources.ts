import { FULL_PICTURE, narrowAddress, pictureWidths } from '#contract/platform/pictures/picture-widths.ts'

/** The attributes of an `img`, so that a phone loads no more of a picture than it shows. `sizes` is the width that the picture has on the page. */
export function pictureSources(src: string, sizes: string) {
  const narrow = pictureWidths.flatMap((width) => {
    const path = narrowAddress(src, width)
    return path ? [`${path} ${width}w`] : []
  })
  return narrow.length > 0 ? { src, sizes, srcSet: [...narrow, `${src} ${FULL_PICTURE}w`].join(', ') } : { src }
}
