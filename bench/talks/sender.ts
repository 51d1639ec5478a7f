import { connect, type Socket } from 'node:net'

const END = '\r\n\r\n'

/** A connection that is kept, and the least that a client can do on it: it writes bytes, and looks in the answer for the status and one number. The clients of a bench share the machine with the server. */
export class Sender {
  #socket: Socket
  #answered: ((answer: [status: number, number: number]) => void) | undefined
  #text = ''
  #host: string

  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin)
    this.#host = host
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket
      .setEncoding('latin1')
      .on('data', (piece: string) => this.#read(piece))
      .on('error', () => {})
      .on('close', () => this.#answered?.([0, 0]))
  }

  /** One request at a time. */
  post(path: string, headers: string, body: string) {
    return new Promise<[status: number, number: number]>((resolve) => {
      this.#answered = resolve
      this.#socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`,
      )
    })
  }

  get isOpen() {
    return !this.#socket.destroyed
  }

  close() {
    this.#socket.destroy()
  }

  #read(piece: string) {
    this.#text += piece
    const head = this.#text.indexOf(END)
    if (head < 0) return
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(this.#text.slice(0, head)) ?? []
    const isWhole = length === undefined ? this.#text.endsWith(`0${END}`) : this.#text.length >= head + END.length + Number(length)
    if (!isWhole) return
    const at = this.#text.indexOf('"number":', head)
    const answer: [number, number] = [Number(this.#text.slice(9, 12)), at < 0 ? 0 : Number.parseInt(this.#text.slice(at + 9, at + 20), 10)]
    this.#text = ''
    const answered = this.#answered
    this.#answered = undefined
    answered?.(answer)
  }
}
