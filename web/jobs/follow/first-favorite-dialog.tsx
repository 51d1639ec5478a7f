import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { favoriteDetails } from './follow-sentences.ts'
import '#web/notifications/announcements/modal/announcement-modal.css'

type FirstFavoriteDialogProps = { title: string; onSend: (form: 'favorite' | 'save') => void; onClose: () => void }

/** Before the first 気になる: what the company learns, how to take it back, and that 保存 notifies no company. */
export default function FirstFavoriteDialog({ title, onSend, onClose }: FirstFavoriteDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="announcement-backdrop" />
        <Dialog.Popup className="modal announcement-modal" ref={popup} initialFocus={popup}>
          <Dialog.Title>「気になる」を送りますか</Dialog.Title>
          <p className="small muted">
            <bdi>{title}</bdi>
          </p>
          <Dialog.Description render={<p />}>{favoriteDetails}</Dialog.Description>
          <div className="row">
            <button type="button" className="button primary" onClick={() => onSend('favorite')}>
              「気になる」を送る
            </button>
            <button type="button" className="button" onClick={() => onSend('save')}>
              保存だけする（会社に伝わりません）
            </button>
            <Dialog.Close className="button bare">キャンセル</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
