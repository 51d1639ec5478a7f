import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export const newSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`

/** The headers of Standard Webhooks: a receiver that checks them knows that we sent this, and when. While a secret is replaced, both sign. */
export function signWebhook(secrets: string[], id: string, at: Date, body: string) {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signatureOf = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret)}`).join(' '),
  }
}
