import { Toast } from '@base-ui/react/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { type Toast as Waiting, toasts } from './toasts.ts'

const manager = Toast.createToastManager<{ undo?: () => void }>()

// A sentence that is already shown is not shown twice: its time starts again.
const show = ({ message, type, timeout, undo }: Waiting) =>
  manager.add({ id: undo ? undefined : message, title: message, type, timeout, priority: type === 'error' ? 'high' : 'low', data: { undo } })

export default function ToastRegion() {
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.waiting)
  useEffect(() => toasts.take().forEach(show), [waiting])
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label="知らせ">
          <ShownToasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ShownToasts() {
  const { toasts: shown, close } = Toast.useToastManager<{ undo?: () => void }>()
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={`toast ${toast.type}`} swipeDirection={['left', 'down']}>
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
      <Toast.Close aria-label="閉じる">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ))
}
