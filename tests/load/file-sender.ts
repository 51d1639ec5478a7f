import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Party } from '../../bench/talks/add-pair.ts'

const [BETWEEN_FILES, AGAIN_AFTER, PATIENCE] = [2_000, 200, 15_000]
const SCANNED_WITHIN = 60_000
/** Below what one person may send a day. */
const MOST = 40

/** Sends messages with a file each, until it is stopped. What was acknowledged has to be readable afterwards. */
export class FileSender {
  readonly acknowledged: { url: string; text: string }[] = []
  #origin: string
  #party: Party
  #sent: Map<string, string>
  #isOver = false
  #running: Promise<void>

  /** Its messages are entered in `sent`. */
  constructor(origin: string, party: Party, sent: Map<string, string>) {
    this.#origin = origin
    this.#sent = sent
    this.#party = party
    this.#running = this.#send()
  }

  async stop() {
    this.#isOver = true
    await this.#running
  }

  /** Those that are not what was sent. */
  async findLost() {
    const lost = []
    for (const { url, text } of this.acknowledged) {
      const answer = await this.#read(url)
      if (answer.text !== text) lost.push(`file ${url}: ${answer.status}`)
    }
    return lost
  }

  /** A file that was not looked at for viruses yet is not there: the worker comes to it when the fault is over. */
  async #read(url: string) {
    const until = performance.now() + SCANNED_WITHIN
    for (;;) {
      const answer = await fetch(this.#origin + url, { headers: { cookie: this.#party.cookie }, signal: AbortSignal.timeout(PATIENCE) })
      const text = await answer.text()
      if (answer.status === 200 || performance.now() > until) return { status: answer.status, text }
      await wait(AGAIN_AFTER)
    }
  }

  async #send() {
    while (!this.#isOver && this.acknowledged.length < MOST) {
      const text = randomUUID()
      const key = randomUUID()
      const file = await this.#until(() => this.#post('attachments/', fileOf(text), { 'idempotency-key': key }))
      const client_id = randomUUID()
      this.#sent.set(client_id, text)
      const message = JSON.stringify({ message: text, client_id, attached_files: [file.id] })
      await this.#until(() => this.#post('', message))
      this.acknowledged.push({ url: file.url, text })
      await wait(BETWEEN_FILES)
    }
  }

  async #until(ask: () => Promise<{ id: string; url: string } | undefined>) {
    for (;;) {
      const answer = await ask()
      if (answer) return answer
      await wait(AGAIN_AFTER)
    }
  }

  /** With a key an upload whose answer was lost is not a second file: only two may wait for their message. */
  async #post(path: string, body: FormData | string, more: Record<string, string> = {}) {
    const { cookie, path: thread } = this.#party
    const headers = { cookie, origin: this.#origin, ...(typeof body === 'string' && { 'content-type': 'application/json' }), ...more }
    const answer = await fetch(this.#origin + thread + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)
    const told = await answer?.json().catch(() => undefined)
    if (!answer || !told || answer.status >= 500) return
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(told)}`)
    return told as { id: string; url: string }
  }
}

function fileOf(text: string) {
  const form = new FormData()
  form.append('file', new File([text], 'memo.txt'))
  return form
}
