/** What of a picture is chosen: how far it is enlarged, and where the frame stands between left and right, top and bottom (0 to 1). */
export type Crop = { zoom: number; x: number; y: number }
type Size = { width: number; height: number }

export const LARGEST_ZOOM = 4
export const wholeWidth: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The part of the picture in the frame, in points of the picture. */
export function cropBox({ width, height }: Size, ratio: number, { zoom, x, y }: Crop) {
  const wide = Math.min(width, height * ratio) / zoom
  const high = wide / ratio
  return { left: (width - wide) * x, top: (height - high) * y, width: wide, height: high }
}

/** The picture is moved under the frame; `by` in widths of the frame. It cannot be moved out of it. */
export function movedCrop(size: Size, ratio: number, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, width, height } = cropBox(size, ratio, crop)
  const place = (at: number, free: number) => (free > 0.5 ? within(at / free, 0, 1) : 0.5)
  return { ...crop, x: place(left - by.x * width, size.width - width), y: place(top - by.y * width, size.height - height) }
}

export const zoomedCrop = (crop: Crop, by: number, least = 1): Crop => ({ ...crop, zoom: within(crop.zoom * by, least, LARGEST_ZOOM) })

/** The zoom at which the whole picture stands in the frame, with space beside it where its shape differs. */
export const fittingZoom = ({ width, height }: Size, ratio: number) => Math.min(width, height * ratio) / Math.max(width, height * ratio)
