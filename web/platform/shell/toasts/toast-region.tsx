import { Toast } from '@base-ui/react/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { type Toast as Waiting, type ToastLink, toasts } from '../../calls/toasts.ts'

type Acts = { undo?: (() => void) | undefined; link?: ToastLink | undefined }
const manager = Toast.createToastManager<Acts>()

/** The library makes each a dialog, and a stop of the Tab key; here it is a sentence with its buttons. */
const asPart = { role: 'group', tabIndex: -1, 'aria-modal': undefined } as const

// A sentence that is already shown is not shown twice: its time starts again.
const show = ({ message, type, timeout, undo, link }: Waiting) =>
  manager.add({ id: undo ? undefined : message, title: message, type, timeout, priority: 'low', data: { undo, link } })

export default function ToastRegion() {
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting)
  useEffect(() => toasts.take().forEach(show), [waiting])
  return (
    <Toast.Provider toastManager={manager}>
      {/* The status around it makes a screen reader read each toast; F6 leads here, and nothing else takes the focus. */}
      <Toast.Viewport className="toasts" aria-label="知らせ" aria-live={undefined} aria-relevant={undefined}>
        <ShownToasts />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function ShownToasts() {
  const { toasts: shown, close } = Toast.useToastManager<Acts>()
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={`toast ${toast.type}`} {...asPart} swipeDirection={['left', 'down']}>
      <Icon name={toast.type === 'error' ? 'alert' : 'check'} />
      <Toast.Title render={<p />} />
      {toast.data?.undo && (
        <button
          type="button"
          onClick={() => {
            toast.data?.undo?.()
            close(toast.id)
          }}
        >
          元に戻す
        </button>
      )}
      {toast.data?.link && (
        <Link to={toast.data.link.to} onClick={() => close(toast.id)}>
          {toast.data.link.label}
        </Link>
      )}
      <Toast.Close aria-label="閉じる" aria-hidden={false}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ))
}
