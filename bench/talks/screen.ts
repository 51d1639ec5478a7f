import { type ClientRequest, request } from 'node:http'
import type { Party } from './add-pair.ts'

type Told = { number: number; at: number }

function fieldOf(block: string, name: string) {
  const begin = block.startsWith(name) ? 0 : block.indexOf(`\n${name}`) + 1
  if (!block.startsWith(name, begin)) return
  const end = block.indexOf('\n', begin)
  return block.slice(begin + name.length, end < 0 ? undefined : end)
}

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
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.#hear(text.slice(0, end), at)
          text = text.slice(end + 2)
        }
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
    const id = fieldOf(block, 'id: ')
    if (id) this.#last = id
    // Read by the letter, not parsed: the clients of a bench share the machine with the server.
    if (block.includes('"kind":"message_added"')) this.told.push({ number: Number.parseInt(block.slice(block.indexOf('"number":') + 9), 10), at })
    else if (block.includes('"kind":"ready"')) this.#isReady()
  }
}
