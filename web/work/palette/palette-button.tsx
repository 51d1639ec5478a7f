import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { showToast } from '#web/platform/calls/toasts.ts'
import { Icon } from '#web/ui/icon.tsx'
import './palette-button.css'

export type PaletteProps = { close: () => void }

export type PaletteButtonProps = {
  /** The page that does the same without scripts. */
  to: string
  /** The palette of the area; browsers load it when it is opened. */
  load: () => Promise<{ default: ComponentType<PaletteProps> }>
}

/** Opens the palette, as ⌘K and Ctrl+K do. Until scripts are there it is a link to the page of the same search. */
export function PaletteButton({ to, load }: PaletteButtonProps) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  // Each opening has a number: a browser says only later that a dialog closed, and somebody may have opened the next one by then.
  const [opening, setOpening] = useState<number | null>(null)
  const openings = useRef(0)
  const loading = useRef<Promise<void>>(undefined)

  const prepare = useCallback(
    () =>
      (loading.current ??= load().then(
        (part) => setPalette(() => part.default),
        (error: unknown) => {
          loading.current = undefined
          throw error
        },
      )),
    [load],
  )
  const open = useCallback(() => {
    setOpening(++openings.current)
    prepare().catch(() => {
      setOpening(null)
      showToast('検索を開けませんでした。通信を確認して、もう一度お試しください。', { type: 'error' })
    })
  }, [prepare])

  useEffect(() => {
    const listening = new AbortController()
    addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey || event.isComposing) return
        event.preventDefault()
        open()
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [open])

  return (
    <>
      <Link
        className="palette-button"
        to={to}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onPointerEnter={() => void prepare().catch(() => {})}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          open()
        }}
      >
        <Icon name="search" />
        <span>検索・移動・操作</span>
        <kbd aria-hidden="true">
          <span className="of-mac">⌘K</span>
          <span className="of-others">Ctrl K</span>
        </kbd>
      </Link>
      {opening !== null && Palette && <Palette key={opening} close={() => setOpening((now) => (now === opening ? null : now))} />}
    </>
  )
}
