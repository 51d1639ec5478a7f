import { type ClientRequest, request } from 'node:http'
import type { Party } from './add-pair.ts'

type Told = { number: number; at: number }

/** One open browser: it watches, comes back after a cut with the number of the last event it had, and records its messages and their times. */
export class Screen {
  readonly told: Told[] = []
  readonly ready: Promise<void>
  #origin: string
  #party: Party
  #last: string | undefined
  #request: ClientRequest | undefined
  #isClosed = false
  #isReady = () => {}

  constructor(origin: string, party: Party) {
    this.#origin = origin
    this.#party = party
    this.ready = new Promise((resolve) => (this.#isReady = resolve))
    this.#watch()
  }

  /** As a tunnel would: no word of leave-taking. It comes back by itself. */
  cut() {
    this.#request?.destroy()
  }

  close() {
    this.#isClosed = true
    this.#request?.destroy()
  }

  #watch() {
    const headers = { cookie: this.#party.cookie, origin: this.#origin, accept: 'text/event-stream', ...(this.#last ? { 'last-event-id': this.#last } : {}) }
    const asked = request(this.#origin + this.#party.events, { headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        const at = performance.now()
        text += piece
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) this.#hear(block, at)
      })
    })
    asked
      .on('error', () => {})
      .on('close', () => {
        // As a browser does, it waits a moment before it comes back.
        if (!this.#isClosed) setTimeout(() => this.#watch(), 100)
      })
    asked.end()
    this.#request = asked
  }

  #hear(block: string, at: number) {
    const [, id] = /^id: (.*)$/m.exec(block) ?? []
    const [, data] = /^data: (.*)$/m.exec(block) ?? []
    if (id) this.#last = id
    if (!data) return
    const { kind, number } = JSON.parse(data) as { kind: string; number: number | null }
    if (kind === 'ready') this.#isReady()
    if (kind === 'message_added' && number !== null) this.told.push({ number, at })
  }
}
