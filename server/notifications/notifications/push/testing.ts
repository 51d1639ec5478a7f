import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate } from '#server/testing.ts'

/** A browser that takes push messages: its subscription, and how it decrypts a message (RFC 8291, 8188). */
export function fakeDevice(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`) {
  const ecdh = createECDH('prime256v1')
  const own = ecdh.generateKeys()
  const auth = randomBytes(16)
  const open = (body: Buffer) => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, about, length))
    const key = derive(ecdh.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
  return { subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } }, open }
}

/** A candidate with one subscribed device. */
export async function addSubscriber(db: Database, device = fakeDevice()) {
  const candidate = await addCandidate(db)
  const { endpoint, keys } = device.subscription
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ candidate_user_id: candidate.id, session_id: candidate.viewer.session_id, endpoint, ...keys })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...candidate, device, push_subscription_id: id }
}
