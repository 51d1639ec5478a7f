import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT_AND_VERIFIED = 0x05
const ATTESTED = 0x40
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

type Place = { origin?: string; rpId?: string; flags?: number }

/** A device with one passkey, as a browser would speak for it. `counter` may be set back, as on a copy. */
export function authenticator({ origin = 'http://localhost:3000', rpId = 'localhost', flags = PRESENT_AND_VERIFIED }: Place = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(24)
  const device = { id: b64(id), counter: 0, userHandle: '', fmt: 'none' }

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authData(more: number, ...rest: Uint8Array[]) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++device.counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags | more), counter, ...rest])
  }
  const said = (response: object) => ({ id: device.id, rawId: device.id, type: 'public-key' as const, clientExtensionResults: {}, response })

  return Object.assign(device, {
    make({ challenge, user }: { challenge: string; user: { id: string } }) {
      device.userHandle = user.id
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.of(0, id.length)
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', device.fmt],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData(ATTESTED, Buffer.alloc(16), length, id, isoCBOR.encode(key)))],
      ])
      const response = { clientDataJSON: b64(clientData('webauthn.create', challenge)), attestationObject: b64(isoCBOR.encode(attestation)) }
      return { ...said(response), response }
    },
    prove({ challenge }: { challenge: string }) {
      const data = clientData('webauthn.get', challenge)
      const authenticatorData = authData(0)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      const response = { clientDataJSON: b64(data), authenticatorData: b64(authenticatorData), signature: b64(signature), userHandle: device.userHandle }
      return { ...said(response), response }
    },
  })
}
