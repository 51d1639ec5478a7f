import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NoticeBody } from './notice-body.tsx'
import { NoticeTimes } from '../notice-times.tsx'
import './notice-modal.css'

type NoticeModalProps = { notice: Notification; isConfirming: boolean; onConfirm: () => void; onDismiss: () => void }

/** One announcement to confirm. The user can put it off with Escape, × or a click outside; the next check brings it back. */
export default function NoticeModal({ notice, isConfirming, onConfirm, onDismiss }: NoticeModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="notice-backdrop" />
        <Dialog.Popup className="modal notice-modal" ref={popup} initialFocus={popup} aria-describedby="notice-body">
          <div className="notice-modal-head">
            <Dialog.Title className="notice-modal-kind">重要なお知らせ</Dialog.Title>
            <Dialog.Close className="button icon bare" aria-label="あとで確認する">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <h3>
            <bdi>{notice.title}</bdi>
          </h3>
          <NoticeTimes {...notice} />
          <NoticeBody message={notice.message} id="notice-body" />
          <div className="notice-modal-foot">
            <button type="button" className="button primary" aria-disabled={isConfirming || undefined} onClick={onConfirm}>
              {notice.confirm_button_text || '確認しました'}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
