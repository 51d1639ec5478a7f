/** A page that goes on from what the toast says. */
export type ToastLink = { to: string; label: string }
export type ToastOptions = { type?: 'notification' | 'error'; timeout?: number; undo?: () => void; link?: ToastLink }
export type Toast = {
  message: string
  type: 'notification' | 'error'
  timeout: number
  status: boolean
  undo?: (() => void) | undefined
  link?: ToastLink | undefined
}

let waiting: readonly Toast[] = []
let listeners: readonly (() => void)[] = []

function set(toasts: readonly Toast[]) {
  waiting = toasts
  for (const listen of listeners) listen()
}

/** Long enough for the slowest reader of a long sentence. */
const READING = 120

/** Shows a sentence at the edge of the page for 5 seconds, an error for 3; a long one for longer, and one with undo or a link until the user dismisses it. */
export function showToast(message: string, { type = 'notification', undo, link, timeout }: ToastOptions = {}) {
  timeout ??= undo || link ? 0 : Math.max(type === 'error' ? 3_000 : 5_000, message.length * READING)
  set([...waiting, { message, type, timeout, status: true, undo, link }])
}

/** Toasts that are not on the page yet: the first of them loads their region. */
export const toasts = {
  waiting: () => waiting,
  subscribe(listen: () => void) {
    listeners = [...listeners, listen]
    return () => {
      listeners = listeners.filter((one) => one !== listen)
    }
  },
  take() {
    const taken = waiting
    if (taken.length > 0) set([])
    return taken
  },
}
