import { type ReactNode, useId } from 'react'
import '../modal.css'
import './confirm-dialog.css'

type Props = {
  label: string
  /** What is asked about, where several of these stand on a page. */
  of?: string
  /** What becomes of it. */
  note: string
  /** The form that does it. */
  children: ReactNode
}

/** What cannot be taken back asks once more, in front of the page. A popover needs no scripts, closes with Escape, and gives the focus back. */
export function ConfirmDialog({ label, of, note, children }: Props) {
  const id = useId()
  const hidden = of && (
    <span className="vh">
      ：<bdi>{of}</bdi>
    </span>
  )
  return (
    <>
      <button type="button" className="button small danger" popoverTarget={id}>
        {label}
        {hidden}
      </button>
      <dialog id={id} popover="auto" className="modal confirm-dialog" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>
          {label}
          {hidden}
        </h2>
        <p>{note}</p>
        <div className="row">
          {children}
          <button type="button" className="button" popoverTarget={id} popoverTargetAction="hide">
            キャンセル
          </button>
        </div>
      </dialog>
    </>
  )
}
