import { serialize } from 'hono/utils/cookie'
import { settings } from '#server/settings.ts'

/** Over TLS the browser itself holds the cookie to this host and to TLS. A trial over plain HTTP gets one without the prefix, which any client there can hold. */
const isSecure = (origin: string) => origin.startsWith('https:')

/** A cookie that only this host sets and reads, and no script. */
export const hostCookie = {
  name: (name: string, origin = settings.publicUrl) => `${isSecure(origin) ? '__Host-' : ''}mebae_${name}`,
  /** The header that hands it out, or with an empty value takes it back. */
  header: (name: string, value: string, seconds: number, origin = settings.publicUrl) =>
    serialize(hostCookie.name(name, origin), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(origin), maxAge: seconds }),
}

/** The key that a request carries, right or wrong; what others put into this header is not ours. */
export const bearerKey = (headers: Headers) => /^Bearer +(mebae_\S{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1]
