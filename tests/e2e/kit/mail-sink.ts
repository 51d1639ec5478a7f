import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** A mail server that refuses every address while `refuses` is set. With a folder, it writes each mail there as a file, numbered in their order. */
export async function mailSink(folder?: string) {
  const sink = { refuses: true, received: [] as string[], from: [] as string[], port: 0, close: () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => done(sink.refuses ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      void stream.toArray().then(async (chunks) => {
        sink.from.push(envelope.mailFrom ? envelope.mailFrom.address : '')
        sink.received.push(...envelope.rcptTo.map(({ address }) => address))
        if (folder) await writeFile(join(folder, `${String(sink.from.length).padStart(6, '0')}.eml`), Buffer.concat(chunks))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return Object.assign(sink, { port: (server.server.address() as AddressInfo).port, close: () => server.close() })
}
