import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Insertable } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { Database } from '../database/connect.ts'
import type { DB } from '../database/schema.ts'
import type { Settings } from '#server/settings.ts'
import { smtpTransport } from '../smtp/smtp-transport.ts'
import { verifyEmail } from './texts/account-mails.ts'

/** A mail that waits in the outbox. */
export async function addMail(db: Database, mail: Partial<Insertable<DB['mails']>> = {}) {
  const text = verifyEmail({ link: 'https://mebae.example/verify?token=t0ken' })
  const row = { to_address: 'hanako@mebae.example', ...text, ...mail }
  return (await db.insertInto('mails').values(row).returning('id').executeTakeFirstOrThrow()).id
}

type Refusal = { responseCode: number; message: string }

type Given = {
  refuse?: (address: string) => Refusal | undefined
  port?: number
  starttls?: Settings['smtpStarttls']
  certificate?: { cert: string; key: string }
}

/** A mail server that stores its mails, and refuses those that `refuse` refuses. Without a certificate it knows no TLS. */
export async function mailServer({ refuse, port = 0, starttls = 'off', certificate }: Given = {}) {
  const received: { to: string[]; raw: string; isSecure: boolean }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    ...certificate,
    onRcptTo({ address }, _, done) {
      const refusal = refuse?.(address)
      done(refusal && Object.assign(new Error(refusal.message), refusal))
    },
    onData(stream, { envelope, secure }, done) {
      void stream.toArray().then((chunks) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString(), isSecure: secure })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = (server.server.address() as AddressInfo).port
  const smtp = smtpTransport(`smtp://127.0.0.1:${bound}`, starttls)
  const close = async () => {
    smtp.close()
    await new Promise<void>((closed) => server.close(() => closed()))
  }
  onTestFinished(close)
  return { smtp, port: bound, received, close, mails: () => Promise.all(received.map(async ({ raw }) => PostalMime.parse(raw))) }
}
