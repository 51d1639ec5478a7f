import { type MouseEvent, useEffect, useRef } from 'react'
import './front-dialog.css'

/** A dialog that opens in front of the page as soon as it is there. A press beside it closes it, as Esc does. */
export function useFrontDialog(close: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const leave = () => ref.current?.close()
  const onClick = (event: MouseEvent) => event.target === event.currentTarget && leave()
  return { leave, dialog: { ref, onClose: close, onClick } }
}
