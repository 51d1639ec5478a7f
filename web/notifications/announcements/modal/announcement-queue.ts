import type { Notification } from '#contract/notifications/announcements/notifications.ts'

const NEXT_AFTER = 500

/** A changed announcement counts as another: it may ask again. */
const keyOf = ({ id, version }: Pick<Notification, 'id' | 'version'>) => `${id} ${version}`

type State = { announcement: Notification | null; isConfirming: boolean }
type Wait = (next: () => void, milliseconds: number) => unknown

/** The announcements to confirm, one at a time: the next appears half a second after the last was confirmed. */
export class AnnouncementQueue {
  #waiting: readonly Notification[] = []
  #state: State = { announcement: null, isConfirming: false }
  /** A response that was pending during a confirmation still contains the confirmed announcement. */
  #confirmed = new Set<string>()
  #putOff = new Set<string>()
  #isNextDue = false
  #listeners: readonly (() => void)[] = []
  #wait: Wait

  constructor(wait: Wait = (next, milliseconds) => setTimeout(next, milliseconds)) {
    this.#wait = wait
  }

  state = () => this.#state

  subscribe = (listen: () => void) => {
    this.#listeners = [...this.#listeners, listen]
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listen)
    }
  }

  /** The announcements to confirm from the latest response. An open one stays open, unless it was confirmed elsewhere or changed. */
  offer(announcements: readonly Notification[]) {
    this.#waiting = announcements.filter((announcement) => !this.#confirmed.has(keyOf(announcement)))
    const { announcement, isConfirming } = this.#state
    if (announcement && !isConfirming && !announcements.some((one) => keyOf(one) === keyOf(announcement))) this.#set({ announcement: null })
    if (!this.#isNextDue) this.#showNext()
  }

  /** Does nothing without an announcement or while a confirmation runs. Returns whether this one was confirmed; rethrows a failure. */
  async confirm(send: (announcement: Notification) => Promise<boolean>) {
    const { announcement, isConfirming } = this.#state
    if (!announcement || isConfirming) return false
    this.#set({ isConfirming: true })
    try {
      const isConfirmed = await send(announcement)
      if (isConfirmed) this.#leave(announcement)
      return isConfirmed
    } finally {
      this.#set({ isConfirming: false })
    }
  }

  /** Puts off the open announcement and those after it until `bringBack`. Newly published ones are still shown. */
  dismiss() {
    for (const announcement of this.#waiting) this.#putOff.add(keyOf(announcement))
    this.#set({ announcement: null })
  }

  /** The next response shows again what the user put off. */
  bringBack() {
    this.#putOff.clear()
  }

  #leave(announcement: Notification) {
    this.#confirmed.add(keyOf(announcement))
    this.#waiting = this.#waiting.filter((one) => one.id !== announcement.id)
    this.#set({ announcement: null })
    this.#isNextDue = true
    this.#wait(() => {
      this.#isNextDue = false
      this.#showNext()
    }, NEXT_AFTER)
  }

  #showNext() {
    const next = this.#waiting.find((announcement) => !this.#putOff.has(keyOf(announcement)))
    if (next && !this.#state.announcement) this.#set({ announcement: next })
  }

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change }
    for (const listen of this.#listeners) listen()
  }
}
