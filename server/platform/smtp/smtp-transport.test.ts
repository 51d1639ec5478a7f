import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { selfSigned } from '../http/tls/testing.ts'
import { mailFailure } from '../mail/deliver-mail.ts'
import { mailServer } from '../mail/testing.ts'

const mail = { from: 'no-reply@mebae.example', to: 'hanako@mebae.example', text: 'https://mebae.example/verify?token=t0ken' }

test('a server without TLS receives nothing, and is tried again later', async () => {
  const { smtp, received } = await mailServer({ starttls: 'required' })
  const refused = await smtp.sendMail(mail).catch((error: unknown) => error)
  expect([mailFailure(refused), received]).toEqual([{ code: expect.stringMatching(/^ETLS/), isPermanent: false }, []])
})

test('an untrusted certificate is no TLS', async () => {
  const { smtp, received } = await mailServer({ starttls: 'required', certificate: await selfSigned() })
  await expect(smtp.sendMail(mail)).rejects.toMatchObject({ message: expect.stringContaining('self-signed certificate') })
  expect(received).toEqual([])
})

test.for(['required', 'optional'] as const)('with SMTP_STARTTLS=%s a mail goes over TLS where the server offers it', async (starttls) => {
  const certificate = await selfSigned()
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, certificate.cert])
  onTestFinished(() => setDefaultCACertificates(known))
  const { smtp, received } = await mailServer({ starttls, certificate })
  await smtp.sendMail(mail)
  expect(received).toMatchObject([{ to: [mail.to], isSecure: true }])
})

test.for(['optional', 'off'] as const)('with SMTP_STARTTLS=%s a mail goes without TLS to a server that knows none', async (starttls) => {
  const { smtp, received } = await mailServer({ starttls })
  await smtp.sendMail(mail)
  expect(received).toMatchObject([{ to: [mail.to], isSecure: false }])
})
