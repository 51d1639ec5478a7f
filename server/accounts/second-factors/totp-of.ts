import { siteSettings } from '#server/settings/site-settings.ts'
import { Secret, TOTP } from 'otpauth'

export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app keeps for one person: its address for the app, and which thirty seconds a code belongs to. */
export function totpOf(secret: string, email: string) {
  const totp = new TOTP({ issuer: siteSettings().latinName, label: email, secret: Secret.fromBase32(secret) })
  return {
    uri: totp.toString(),
    /** The first code of now, or the next one, that was not used yet, and from when it counts. */
    codeAfter(step: number, at: Date) {
      const now = totp.counter({ timestamp: at.getTime() })
      const start = Math.max(now, Math.min(step + 1, now + 1)) * totp.period * 1_000
      return { code: totp.generate({ timestamp: start }), from: new Date(start) }
    },
    /** The step of a code; nothing when it is none of now, or of the one before. A code of a step to come is nobody's yet. */
    stepOf(code: string, at: Date) {
      // The library compares bytes and throws where six characters are more than six.
      if (!/^\d{6}$/.test(code)) return undefined
      const delta = totp.validate({ token: code, timestamp: at.getTime(), window: 1 })
      return delta === null || delta > 0 ? undefined : totp.counter({ timestamp: at.getTime() }) + delta
    },
  }
}
