import { type ReactNode, useId } from 'react'
import '../styles/modal.css'
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

/** What cannot be taken back asks again, in front of the page. A popover needs no scripts, closes with Escape, and gives the focus back. */
export function ConfirmDialog({ label, of, note, children }: Props) {
  const id = useId()
  const whose = of && (
    <>
      ：<bdi>{of}</bdi>
    </>
  )
  return (
    <>
      <button type="button" className="button small danger" popoverTarget={id}>
        {label}
        <span className="vh">{whose}</span>
      </button>
      <dialog
        id={id}
        popover="auto"
        className="modal confirm-dialog"
        aria-labelledby={`${id}-title`}
        // What the page answers, a refusal too, stands behind it.
        onSubmit={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <h2 id={`${id}-title`}>
          {label}
          {whose}
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
