import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isMalicious } from './attachments.ts'

/** Stands in for clamd: it reads the pieces to their end and says what it is told to. */
async function clamd(verdict: string) {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece])
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return
      received.push(bytes)
      socket.end(verdict)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return { url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close: () => server.close() }
}

test.each([
  ['stream: OK\0', false],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', true],
])('what clamd says (%j) is what is said', async (verdict, isFound) => {
  const scanner = await clamd(verdict)
  expect(await isMalicious(Buffer.from('a file'), scanner.url)).toBe(isFound)
  expect(scanner.received[0]?.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x06a file\0\0\0\0')
  scanner.close()
})

test('a scanner that says neither is an error, never a yes', async () => {
  const scanner = await clamd('INSTREAM size limit exceeded. ERROR\0')
  await expect(isMalicious(Buffer.from('a file'), scanner.url)).rejects.toThrow('did not say')
  scanner.close()
})
