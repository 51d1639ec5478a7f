import { serialize } from 'hono/utils/cookie'
import type { Area } from '#contract/sessions.ts'
import { settings } from '../settings.ts'

/** Browsers take `Secure` over plain HTTP from this machine only; elsewhere a site without TLS could sign nobody in. */
const isSecure = /^https:|^http:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/.test(settings.publicUrl)

export const sessionCookieName = (area: Area) => `${isSecure ? '__Host-' : ''}mebae_${area}`

/** The header that hands out a session, or with an empty token takes it back. */
export const sessionCookie = (area: Area, token: string, seconds: number) =>
  serialize(sessionCookieName(area), token, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: seconds })
