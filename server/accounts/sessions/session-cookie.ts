import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { hostCookie } from '#server/platform/http/requests/host-cookie.ts'

export const sessionCookieName = (area: Area) => hostCookie.name(area)

/** The header that hands out a session, or with an empty token takes it back. */
export const sessionCookie = (area: Area, token: string, seconds: number) => hostCookie.header(area, token, seconds)
