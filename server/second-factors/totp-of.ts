import { Secret, TOTP } from 'otpauth'

export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app keeps for one member: its address for the app, and which thirty seconds a code belongs to. */
export function totpOf(secret: string, email: string) {
  const totp = new TOTP({ issuer: 'Mebae', label: email, secret: Secret.fromBase32(secret) })
  return {
    uri: totp.toString(),
    /** The first code of now, or the next one, that was not used yet. */
    codeAfter(step: number, at: Date) {
      const now = totp.counter({ timestamp: at.getTime() })
      return totp.generate({ timestamp: Math.max(now, Math.min(step + 1, now + 1)) * totp.period * 1_000 })
    },
    /** The step of a code; nothing when it is none of now, or of the one before or after. */
    stepOf(code: string, at: Date) {
      const delta = totp.validate({ token: code, timestamp: at.getTime(), window: 1 })
      return delta === null ? undefined : totp.counter({ timestamp: at.getTime() }) + delta
    },
  }
}
