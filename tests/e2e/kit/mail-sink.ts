import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that refuses every address while `refuses` is set. */
export async function mailSink() {
  const sink = { refuses: true, received: [] as string[], from: [] as string[], port: 0, close: () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => done(sink.refuses ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        sink.from.push(envelope.mailFrom ? envelope.mailFrom.address : '')
        sink.received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return Object.assign(sink, { port: (server.server.address() as AddressInfo).port, close: () => server.close() })
}
