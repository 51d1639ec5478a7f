import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AnnouncementBody } from './announcement-body.tsx'
import { AnnouncementTimes } from '../announcement-times.tsx'
import './announcement-modal.css'

type AnnouncementModalProps = { announcement: Notification; isConfirming: boolean; onConfirm: () => void; onDismiss: () => void }

/** One announcement to confirm. The user can put it off with Escape, × or a click outside; the next check brings it back. */
export default function AnnouncementModal({ announcement, isConfirming, onConfirm, onDismiss }: AnnouncementModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="announcement-backdrop" />
        <Dialog.Popup className="modal announcement-modal" ref={popup} initialFocus={popup} aria-describedby="announcement-body">
          <div className="announcement-modal-head">
            <Dialog.Title className="announcement-modal-kind">重要なお知らせ</Dialog.Title>
            <Dialog.Close className="button icon bare" aria-label="あとで確認する">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <h3>
            <bdi>{announcement.title}</bdi>
          </h3>
          <AnnouncementTimes {...announcement} />
          <AnnouncementBody message={announcement.message} id="announcement-body" />
          <div className="announcement-modal-foot">
            <button type="button" className="button primary" aria-disabled={isConfirming || undefined} onClick={onConfirm}>
              {announcement.confirm_button_text || '確認しました'}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
