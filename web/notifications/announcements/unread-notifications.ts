type State = { unreadCount: number | null; lastConfirmedId: number | null }

let state: State = { unreadCount: null, lastConfirmedId: null }
let listeners: readonly (() => void)[] = []

function set(change: Partial<State>) {
  state = { ...state, ...change }
  for (const listen of listeners) listen()
}

/** How many announcements are unread, once the page has asked, and which was confirmed last. */
export const unreadNotifications = {
  state: () => state,
  subscribe(listen: () => void) {
    listeners = [...listeners, listen]
    return () => {
      listeners = listeners.filter((one) => one !== listen)
    }
  },
  setUnreadCount: (unreadCount: number | null) => set({ unreadCount: unreadCount === null ? null : Math.max(0, unreadCount) }),
  /** Reduces the count by one, or by `count`; never below zero. */
  decrement: (count = 1) => set({ unreadCount: Math.max(0, (state.unreadCount ?? 0) - count) }),
  setLastConfirmedId: (lastConfirmedId: number) => set({ lastConfirmedId }),
}
