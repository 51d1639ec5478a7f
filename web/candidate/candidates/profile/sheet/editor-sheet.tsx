import { type MouseEvent, type ReactNode, type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import './editor-sheet.css'

type Props = { title: string; base: string; onLeaving?: () => boolean; foot?: ReactNode; children: ReactNode }

/**
 * The one sheet over the profile: from below on a phone, from the right on a wide screen. Without scripts it stands above the profile. `onLeaving` may
 * keep it open for the moment; `useLeave` leaves it.
 */
export function EditorSheet({ title, base, onLeaving, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useLeave(base)
  useLayoutEffect(() => {
    const element = dialog.current
    // As the server wrote it, it is open and stands in the page, and somebody may type in it already.
    const typedIn = document.activeElement
    element?.close()
    element?.showModal()
    // Else its heading, so that reading begins there and no keyboard covers the sheet by itself.
    const first = typedIn instanceof HTMLElement && element?.contains(typedIn) ? typedIn : element?.querySelector('h2')
    first?.focus()
    return () => element?.close()
  }, [])
  const tryToLeave = () => {
    if (onLeaving?.() ?? true) leave()
  }
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    tryToLeave()
  }
  // A browser closes it without asking at a second Escape.
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => !currentTarget.open && leave()
  const onPress = ({ target, currentTarget }: MouseEvent) => target === currentTarget && tryToLeave()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button in its head close it, too
    <dialog className="editor-sheet" ref={dialog} open aria-labelledby="sheet-title" onCancel={onCancel} onClose={onClose} onClick={onPress}>
      <div className="editor-in">
        <div className="editor-bar">
          <h2 id="sheet-title" tabIndex={-1}>
            {title}
          </h2>
          <Link
            className="button icon bare"
            to={base}
            replace
            preventScrollReset
            aria-label="閉じる"
            onClick={(event) => {
              event.preventDefault()
              tryToLeave()
            }}
          >
            <Icon name="close" />
          </Link>
        </div>
        {children}
        {foot}
      </div>
    </dialog>
  )
}

/** Back to the profile: to the entry of the history from which the sheet was opened, or in its place. */
export function useLeave(base: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromProfile = (state as { isFromProfile?: boolean } | null)?.isFromProfile === true
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
  }, [])
  return useCallback(() => {
    if (isLeft.current) return
    isLeft.current = true
    void (isFromProfile ? navigate(-1) : navigate(base, { replace: true, preventScrollReset: true }))
  }, [isFromProfile, base, navigate])
}
