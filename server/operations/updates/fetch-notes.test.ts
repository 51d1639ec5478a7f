import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ServerResponse } from 'node:http'
import { openReceiver } from '#server/notifications/webhooks/testing.ts'
import { settings } from '#server/settings.ts'
import { fetchNotes } from './fetch-notes.ts'
import { LARGEST_NOTES } from './read-notes.ts'

const notes = '# Changelog\n\n## [1.2.0] - 2027-01-10\n\n- more\n'

beforeEach(() => void (settings.webhookLoopback = true))
afterEach(() => void (settings.webhookLoopback = false))

/** A machine that answers so. */
async function opened(answer: (response: ServerResponse) => void) {
  const receiver = await openReceiver()
  onTestFinished(() => void receiver.close())
  receiver.answer = answer
  return receiver
}

test('the notes are read, and the question says nothing about this site', async () => {
  const { url, heard } = await opened((response) => void response.end(notes))
  expect(await fetchNotes(url)).toBe(notes)
  expect(Object.keys(heard[0]!.headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host'])
})

const answers: [string, RegExp, (response: ServerResponse) => void][] = [
  ['a redirect', /ほかのURLに移されました（HTTP 302）/, (response) => void response.writeHead(302, { location: 'https://elsewhere.example/' }).end()],
  ['a missing page', /HTTP 404 の応答でした/, (response) => void response.writeHead(404).end(notes)],
  ['a page of HTML', /リリースノートとして読めません/, (response) => void response.end('<h1>Changelog</h1>')],
  ['bytes', /UTF-8 のテキストではありません/, (response) => void response.end(Buffer.from([0xff, 0xfe, 0x00]))],
  ['too much', /1 MB より大きい/, (response) => void response.end(notes + ' '.repeat(LARGEST_NOTES))],
  ['half an answer', /接続できませんでした/, (response) => response.writeHead(200, { 'content-length': 999 }).write(notes, () => response.destroy())],
]

test.each(answers)('%s is refused with its reason', async (_what, reason, answer) => {
  await expect(fetchNotes((await opened(answer)).url)).rejects.toThrow(reason)
})

test('one that never answers is left after its time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('over', 'TimeoutError')))
  onTestFinished(() => timeout.mockRestore())
  await expect(fetchNotes((await opened(() => {})).url)).rejects.toThrow('10秒以内に応答がありませんでした。')
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test.each(['http://127.0.0.1/', 'https://127.0.0.1/', 'https://169.254.169.254/', 'https://db.internal/', 'https://localhost./', 'http://notes.example/'])(
  '%s is never asked',
  async (url) => {
    settings.webhookLoopback = false
    await expect(fetchNotes(url)).rejects.toThrow('インターネットのアドレスではないため、読みませんでした。')
  },
)
