import { connect } from 'node:net'

/** Runs in a separate process: many browsers on bare connections, which come back as `EventSource` does. */
type Command = { open: string[] } | { origin: string }
export type Report = { open: number; refused: Record<number, number>; failed: number }

/** What browsers wait before the server says anything, and our page after a refusal (web/platform/shell/live/watch-live.ts). */
const FIRST_RETRY = 3_000
const afterRefusal = () => 5_000 * (1 + 2 * Math.random())

let target = new URL('http://127.0.0.1')
const report: Report = { open: 0, refused: {}, failed: 0 }
process.on('message', (command: Command) => {
  if ('origin' in command) target = new URL(command.origin)
  else for (const cookie of command.open) new Watcher(cookie, nextAddress()).watch()
})
setInterval(() => process.send?.(report), 100)

let addresses = 0
/** One of ten thousand clients behind a proxy. */
const nextAddress = () => `10.0.${++addresses >> 8}.${addresses & 255}`

class Watcher {
  #cookie: string
  #address: string
  #last = ''
  #retry = FIRST_RETRY

  constructor(cookie: string, address: string) {
    this.#cookie = cookie
    this.#address = address
  }

  watch = () => {
    let status = 0
    const socket = connect({ host: target.hostname, port: Number(target.port) }, () => socket.write(this.#request()))
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (status === 0) {
        status = Number(text.slice(9, 12))
        if (status === 200) report.open++
        else report.refused[status] = (report.refused[status] ?? 0) + 1
      }
      this.#last = /^id: (.*)$/m.exec(text)?.[1] ?? this.#last
      this.#retry = Number(/^retry: (\d+)$/m.exec(text)?.[1] ?? this.#retry)
    })
    socket.on('error', () => report.failed++)
    socket.on('close', () => {
      if (status === 200) report.open--
      setTimeout(this.watch, status === 200 || status === 0 ? this.#retry : afterRefusal())
    })
  }

  /** With the headers of a browser: they are a part of what a connection costs. */
  #request = () =>
    [
      'GET /online/api/v1/amateras/candidate_users/events/ HTTP/1.1',
      `host: ${target.host}`,
      'connection: keep-alive',
      'accept: text/event-stream',
      'accept-encoding: gzip, deflate, br',
      'accept-language: ja,en-US;q=0.9,en;q=0.8',
      'cache-control: no-cache',
      `cookie: ${this.#cookie}`,
      ...(this.#last ? [`last-event-id: ${this.#last}`] : []),
      `referer: ${target.origin}/mypage`,
      'sec-fetch-dest: empty',
      'sec-fetch-mode: cors',
      'sec-fetch-site: same-origin',
      'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      `x-forwarded-for: ${this.#address}`,
      '\r\n',
    ].join('\r\n')
}
