import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { AdmissionControl } from '../admission/admission-control.ts'
import { opened } from '../server/serve-requests.ts'

/** A connection to a server that has too much to do, and all that it has answered. */
async function busy() {
  const admission = new AdmissionControl()
  admission.refuses = () => true
  const { url } = await opened({ admission })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const state = { text: '', isOpen: true }
  socket.setEncoding('utf8').on('data', (text: string) => (state.text += text))
  socket.on('close', () => (state.isOpen = false))
  await once(socket, 'connect')
  const head = (type: string, length: string) => `POST /online/companies/login HTTP/1.1\r\nhost: site\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`
  return { state, socket, head, answers: () => state.text.match(/HTTP\/1\.1 503/g)?.length ?? 0 }
}

test('a form is refused before its body comes, and the connection serves on once the body has come', async () => {
  const { state, socket, head, answers } = await busy()
  socket.write(head('application/x-www-form-urlencoded', 'content-length: 9'))
  await expect.poll(answers).toBe(1)
  expect(state.text).toContain('この画面を再読み込みすると、同じ内容をもう一度送ります。')
  socket.write(`body=1234${head('application/json', 'content-length: 2')}{}`)
  await expect.poll(answers).toBe(2)
  expect(state.isOpen).toBe(true)
})

test.each(['content-length: 200000000', 'content-length: 300000', 'transfer-encoding: chunked'])(
  '%s: nobody waits for the rest of such a body',
  async (length) => {
    const { state, socket, head } = await busy()
    socket.write(head('application/x-www-form-urlencoded', length))
    await expect.poll(() => [/^connection: close/im.test(state.text), state.isOpen]).toEqual([true, false])
  },
)
