export type ToastOptions = { type?: 'notification' | 'error'; timeout?: number; undo?: () => void }
export type Toast = { message: string; type: 'notification' | 'error'; timeout: number; status: boolean; undo?: () => void }

let waiting: readonly Toast[] = []
let listeners: readonly (() => void)[] = []

function set(toasts: readonly Toast[]) {
  waiting = toasts
  for (const listen of listeners) listen()
}

/** So that the slowest reader of a long sentence comes to its end. */
const READING = 120

/** Says something at the edge of the page for 5 seconds; an error for 3; longer where it takes longer to read, and with a way to undo until it is dismissed. */
export function showToast(message: string, { type = 'notification', undo, timeout }: ToastOptions = {}) {
  timeout ??= undo ? 0 : Math.max(type === 'error' ? 3_000 : 5_000, message.length * READING)
  set([...waiting, { message, type, timeout, status: true, undo }])
}

/** Toasts that were asked for and are not yet on the page: their region is loaded with the first of them. */
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
