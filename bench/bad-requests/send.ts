import { connect } from 'node:net'
import type { BadRequest } from './bad-request.ts'

export type Reply = { status: number | null; contentType: string | null; isLate: boolean }

/** One connection a request, so that nothing of one can hide in the next. Other loopback addresses keep the ports from running out. */
export function send(port: number, { bytes, target }: BadRequest, turn: number, patience: number): Promise<Reply> {
  return new Promise((resolve) => {
    const localAddress = process.platform === 'linux' ? `127.0.${1 + (turn % 200)}.${1 + (Math.floor(turn / 200) % 200)}` : undefined
    const socket = connect({ host: '127.0.0.1', port, ...(localAddress ? { localAddress } : {}) })
    let head = ''
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      socket.destroy()
    }, patience)
    socket.on('data', (chunk) => {
      if (head.length < 8_192) head += chunk.toString('latin1')
      // A stream of events has no end: its start is its reply.
      if (/\r\ncontent-type: text\/event-stream[^]*\r\n\r\n/i.test(head)) socket.destroy()
    })
    // A server may close while we still write: its reply before that counts.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(late)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
      resolve({
        status: status ? Number(status) : null,
        contentType: /\r\ncontent-type: ([^\r;]+)/i.exec(head.split('\r\n\r\n', 1)[0] ?? '')?.[1] ?? null,
        isLate,
      })
    })
    // Node gives up a request whose sender hangs up; an incomplete request would wait for its rest for ever.
    if (target === null) socket.end(bytes)
    else socket.write(bytes)
  })
}
