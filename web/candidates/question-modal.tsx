import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { showToast } from '#web/platform/calls/toasts.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/notifications/announcements/modal/announcement-modal.css'

type Props = {
  title: ReactNode
  /** What closing it means. */
  later: string
  onClose: () => void
  /** What its form was answered: saved, it is said and closes; refused, it stands here. */
  result: FormResult | undefined
  describedBy?: string
  children: ReactNode
}

/** A question to the candidate above any page. */
export function QuestionModal({ title, later, onClose, result, describedBy, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!result?.saved) return
    showToast(result.sentence ?? '')
    onClose()
  }, [result, onClose])
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="announcement-backdrop" />
        <Dialog.Popup className="modal announcement-modal" ref={popup} initialFocus={popup} aria-describedby={describedBy}>
          <div className="announcement-modal-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="button icon bare" aria-label={later}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <FormRefusal result={result} />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
