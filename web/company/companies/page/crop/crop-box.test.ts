import { expect, test } from 'vitest'
import { cropBox, fittingZoom, LARGEST_ZOOM, movedCrop, wholeWidth, zoomedCrop } from './crop-box.ts'

const tall = { width: 800, height: 1000 }
const ratio = 1.6

test('the frame begins as large as the picture allows, in its middle', () => {
  expect(cropBox(tall, ratio, wholeWidth)).toEqual({ left: 0, top: 250, width: 800, height: 500 })
  expect(cropBox({ width: 3_200, height: 1_000 }, ratio, wholeWidth)).toEqual({ left: 800, top: 0, width: 1_600, height: 1_000 })
})

test('a picture follows the finger and stays under the whole frame', () => {
  expect(cropBox(tall, ratio, movedCrop(tall, ratio, wholeWidth, { x: 0, y: 0.125 })).top).toBe(150)
  expect(cropBox(tall, ratio, movedCrop(tall, ratio, wholeWidth, { x: 9, y: 9 }))).toMatchObject({ left: 0, top: 0 })
  expect(cropBox(tall, ratio, movedCrop(tall, ratio, { ...wholeWidth, zoom: 2 }, { x: -9, y: -9 }))).toEqual({ left: 400, top: 750, width: 400, height: 250 })
})

test('a wide logo stands whole in its square, with the same space above and below', () => {
  const logo = { width: 400, height: 100 }
  expect(cropBox(logo, 1, { ...wholeWidth, zoom: fittingZoom(logo, 1) })).toEqual({ left: 0, top: -150, width: 400, height: 400 })
  expect(fittingZoom({ width: 320, height: 200 }, ratio)).toBe(1)
  expect(movedCrop(logo, 1, { ...wholeWidth, zoom: fittingZoom(logo, 1) }, { x: 0.3, y: -0.3 })).toMatchObject({ x: 0.5, y: 0.5 })
})

test('a picture is enlarged within limits', () => {
  expect(zoomedCrop(wholeWidth, 0.5).zoom).toBe(1)
  expect(zoomedCrop(wholeWidth, 99).zoom).toBe(LARGEST_ZOOM)
})
