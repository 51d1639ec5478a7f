import { createHash, randomBytes } from 'node:crypto'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { hostCookie } from '#server/platform/http/requests/credentials.ts'

export const sessionCookieName = (area: Area) => hostCookie.name(area)

/** The header that hands out a session, or with an empty token takes it back. */
export const sessionCookie = (area: Area, token: string, seconds: number) => hostCookie.header(area, token, seconds)

/** A session ends 30 days after it was last used, and 90 days after it began in any case; an operator's after half a day, and a day. */
export const idleDays = (area: Area) => (area === 'operator' ? 0.5 : 30)
export const longestDays = (area: Area) => (area === 'operator' ? 1 : 90)
/** For how long somebody who proved who they are may do what must not happen at a screen left open. */
export const CONFIRMED_MINUTES = 15

/** 256 random bits that nobody guesses; only their hash is kept. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()
