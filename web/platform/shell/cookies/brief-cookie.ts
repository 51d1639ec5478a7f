import { cookieOf } from './cookie-of.ts'

/** A cookie for the next pages of one visit, which scripts do not read. Behind TLS no other site of the same domain can set it. */
export function briefCookie(of: string, seconds: number) {
  const name = (secure: boolean) => `${secure ? '__Host-' : ''}${of}`
  const write = (value: string, age: number, secure: boolean) =>
    `${name(secure)}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
  return {
    keep: (value: string, secure: boolean) => write(value, seconds, secure),
    forget: (secure: boolean) => write('', 0, secure),
    of: (request: Request, secure: boolean) => cookieOf(request, name(secure)),
  }
}
