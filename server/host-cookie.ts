import { serialize } from 'hono/utils/cookie'
import { settings } from './settings.ts'

/** Browsers take `Secure` over plain HTTP from this machine only; elsewhere a site without TLS could sign nobody in. */
const isSecure = /^https:|^http:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/.test(settings.publicUrl)

/** A cookie that only this host sets and reads, and no script. */
export const hostCookie = {
  name: (name: string) => `${isSecure ? '__Host-' : ''}mebae_${name}`,
  /** The header that hands it out, or with an empty value takes it back. */
  header: (name: string, value: string, seconds: number) =>
    serialize(hostCookie.name(name), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: seconds }),
}
