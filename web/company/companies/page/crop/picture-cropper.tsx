import { FULL_PICTURE } from '#contract/platform/pictures/picture-widths.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { type Crop, cropBox, fittingZoom, LARGEST_ZOOM, movedCrop, wholeWidth, zoomedCrop } from './crop-box.ts'
import './picture-cropper.css'

type PictureCropperProps = {
  picture: ImageBitmap
  /** The width of the frame for a height of 1. */
  ratio: number
  /** A logo stands whole in its frame at first, and may keep space beside it, which stays transparent. */
  isLogo?: boolean
  onUse: (file: File) => void
  onCancel: () => void
}

const FRAME = 640
const STEP = 0.05

const moves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const zooms: Record<string, number> = { '+': 1.1, ';': 1.1, '-': 1 / 1.1 }

/** A frame under which a picture is moved and enlarged, by pointer, two fingers or keyboard. Only what the recruiter chooses leaves the browser. */
export function PictureCropper({ picture, ratio, isLogo = false, onUse, onCancel }: PictureCropperProps) {
  const least = isLogo ? fittingZoom(picture, ratio) : 1
  const [crop, setCrop] = useState<Crop>({ ...wholeWidth, zoom: least })
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const id = useId()
  const [width, height] = [FRAME, Math.round(FRAME / ratio)]

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cropBox(picture, ratio, crop), isLogo)
  }, [picture, ratio, crop, isLogo])
  useEffect(() => canvas.current?.focus(), [])

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const others = [...fingers.current].filter(([finger]) => finger !== event.pointerId).map(([, at]) => at)
    const here = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, here)
    const [other] = others
    if (other) {
      const by = distance(here, other) / Math.max(1, distance(before, other))
      return setCrop((now) => zoomedCrop(now, by, least))
    }
    const shown = event.currentTarget.clientWidth
    setCrop((now) => movedCrop(picture, ratio, now, { x: (here.x - before.x) / shown, y: (here.y - before.y) / shown }))
  }
  const press = (event: KeyboardEvent) => {
    const [by, zoom] = [moves[event.key], zooms[event.key]]
    if (!by && !zoom) return
    event.preventDefault()
    setCrop((now) => (by ? movedCrop(picture, ratio, now, by) : zoomedCrop(now, zoom!, least)))
  }
  const use = (box: ReturnType<typeof cropBox>) => void drawnFile(picture, box, isLogo).then((file) => file && onUse(file))
  const sliders = [
    { name: 'zoom', label: '拡大', min: least, max: LARGEST_ZOOM },
    { name: 'x', label: '左右', min: 0, max: 1 },
    { name: 'y', label: '上下', min: 0, max: 1 },
  ] as const

  return (
    <fieldset className={ratio <= 1 ? 'cropper square' : 'cropper'}>
      <legend>{isLogo ? 'ロゴの切り取り' : '写真の切り取り'}</legend>
      <p className="hint" id={`${id}-hint`}>
        {isLogo ? 'ロゴ' : '写真'}はまだ送っていません。ドラッグか矢印キーで動かし、＋と−か2本の指で拡大します。
      </p>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it takes arrow keys by itself; the sliders below do the same
        role="application"
        aria-label="切り取る範囲"
        aria-describedby={`${id}-hint`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={move}
        onPointerUp={({ pointerId }) => fingers.current.delete(pointerId)}
        onPointerCancel={({ pointerId }) => fingers.current.delete(pointerId)}
      />
      <div className="cropper-sliders">
        {sliders.map(({ name, label, min, max }) => (
          <label key={name}>
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={STEP}
              value={crop[name]}
              onChange={({ target }) => setCrop((now) => ({ ...now, [name]: Number(target.value) }))}
            />
          </label>
        ))}
      </div>
      <div className="row">
        <button type="button" className="button small primary" onClick={() => use(cropBox(picture, ratio, crop))}>
          この範囲を使う
        </button>
        {!isLogo && (
          <button type="button" className="button small" onClick={() => use({ left: 0, top: 0, width: picture.width, height: picture.height })}>
            全体を使う
          </button>
        )}
        <button type="button" className="button bare small" onClick={onCancel}>
          キャンセル
        </button>
      </div>
      <p className="hint">選んだ範囲だけを送ります。公開するまで、企業ページには出ません。</p>
    </fieldset>
  )
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y)

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, width, height }: ReturnType<typeof cropBox>, isLogo: boolean) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.clearRect(0, 0, canvas.width, canvas.height)
  if (!isLogo) {
    // A JPEG has no transparency: it would turn black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** The chosen part as a new file, without anything that the original said of its place and author. */
async function drawnFile(picture: ImageBitmap, box: ReturnType<typeof cropBox>, isLogo: boolean) {
  const scale = Math.min(1, FULL_PICTURE / Math.max(box.width, box.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(box.width * scale))
  canvas.height = Math.max(1, Math.round(box.height * scale))
  draw(canvas, picture, box, isLogo)
  const type = isLogo ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, type, 0.92))
  return blob && new File([blob], isLogo ? 'logo.png' : 'photo.jpg', { type })
}
