import type { Notification } from '#contract/notifications/announcements/notifications.ts'

const NEXT_AFTER = 500

/** A changed announcement counts as another: it may ask again. */
const keyOf = ({ id, version }: Pick<Notification, 'id' | 'version'>) => `${id} ${version}`

type State = { notice: Notification | null; isConfirming: boolean }
type Wait = (next: () => void, milliseconds: number) => unknown

/** The announcements to confirm, one at a time: the next appears half a second after the last was confirmed. */
export class NoticeQueue {
  #waiting: readonly Notification[] = []
  #state: State = { notice: null, isConfirming: false }
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
  offer(notices: readonly Notification[]) {
    this.#waiting = notices.filter((notice) => !this.#confirmed.has(keyOf(notice)))
    const { notice, isConfirming } = this.#state
    if (notice && !isConfirming && !notices.some((one) => keyOf(one) === keyOf(notice))) this.#set({ notice: null })
    if (!this.#isNextDue) this.#showNext()
  }

  /** Does nothing without an announcement or while a confirmation runs. Returns whether this one was confirmed; rethrows a failure. */
  async confirm(send: (notice: Notification) => Promise<boolean>) {
    const { notice, isConfirming } = this.#state
    if (!notice || isConfirming) return false
    this.#set({ isConfirming: true })
    try {
      const isConfirmed = await send(notice)
      if (isConfirmed) this.#leave(notice)
      return isConfirmed
    } finally {
      this.#set({ isConfirming: false })
    }
  }

  /** Puts off the open announcement and those after it until `bringBack`. Newly published ones are still shown. */
  dismiss() {
    for (const notice of this.#waiting) this.#putOff.add(keyOf(notice))
    this.#set({ notice: null })
  }

  /** The next response shows again what the user put off. */
  bringBack() {
    this.#putOff.clear()
  }

  #leave(notice: Notification) {
    this.#confirmed.add(keyOf(notice))
    this.#waiting = this.#waiting.filter((one) => one.id !== notice.id)
    this.#set({ notice: null })
    this.#isNextDue = true
    this.#wait(() => {
      this.#isNextDue = false
      this.#showNext()
    }, NEXT_AFTER)
  }

  #showNext() {
    const next = this.#waiting.find((notice) => !this.#putOff.has(keyOf(notice)))
    if (next && !this.#state.notice) this.#set({ notice: next })
  }

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change }
    for (const listen of this.#listeners) listen()
  }
}
