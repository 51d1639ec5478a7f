import { connect } from 'node:net'
import { settings } from '#server/settings.ts'

/** The harmless text by which scanners are tried out, in two halves, so that no scanner takes this file for it. */
const trial = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const SECONDS = 30
const CHUNK = 65_536

/** What the virus scanner (`CLAMD_URL`) says of a file. Without a scanner only the trial text is known; a scanner that does not answer is an error, never a yes. */
export async function isMalicious(bytes: Uint8Array, clamdUrl = settings.clamdUrl) {
  if (Buffer.from(bytes).includes(trial)) return true
  if (!clamdUrl) return false
  const answer = await askClamd(clamdUrl, bytes)
  if (/: OK\0?$/.test(answer)) return false
  if (/ FOUND\0?$/.test(answer)) return true
  throw new Error('the virus scanner did not say')
}

/** clamd's INSTREAM: the length of each piece, the piece, and a length of nothing at the end. */
const askClamd = (url: string, bytes: Uint8Array) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port), timeout: SECONDS * 1_000 })
    let answer = ''
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('the virus scanner is too slow')))
    socket.on('data', (piece) => (answer += piece.toString()))
    socket.once('close', () => resolve(answer.trim()))
    socket.once('connect', () => {
      socket.write('zINSTREAM\0')
      for (let start = 0; start < bytes.length; start += CHUNK) {
        const piece = bytes.subarray(start, start + CHUNK)
        socket.write(lengthOf(piece.length))
        socket.write(piece)
      }
      socket.write(lengthOf(0))
    })
  })

function lengthOf(length: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
