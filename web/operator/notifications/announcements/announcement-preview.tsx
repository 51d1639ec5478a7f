import { Suspense, useState } from 'react'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const AnnouncementModal = lazyPart(() => import('#web/notifications/announcements/modal/announcement-modal.tsx'))

type AnnouncementPreviewProps = { announcement: () => Pick<Notification, 'title' | 'message' | 'display_start_at' | 'display_end_at' | 'confirm_button_text'> }

/** Opens what was written in the very modal that people see. Confirming does nothing but close it. */
export function AnnouncementPreview({ announcement }: AnnouncementPreviewProps) {
  const [shown, setShown] = useState<Notification>()
  const isScripted = useScripted()
  const open = () =>
    setShown({
      id: 0,
      kind: 'notice',
      path: '',
      viewed_at: null,
      confirmed_at: null,
      is_require_confirm: true,
      is_older_than_account: false,
      version: 1,
      is_demo: false,
      ...announcement(),
    })
  const close = () => setShown(undefined)
  return (
    isScripted && (
      <>
        <button type="button" className="button" onClick={open}>
          プレビュー
        </button>
        {shown && (
          <Suspense>
            <AnnouncementModal announcement={shown} isConfirming={false} onConfirm={close} onDismiss={close} />
          </Suspense>
        )}
      </>
    )
  )
}
