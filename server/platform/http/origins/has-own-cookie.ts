import { hostCookie } from '../requests/host-cookie.ts'

/** 直感で選ぶ remembers that a user has finished, which only a page with a session reads; only the sign-in reads a known device (`devices/known-device.ts`). */
const OF_NO_PERSON = '(?:intuition|device)='

const own = new RegExp(`(?:^|;)\\s*${hostCookie.name('')}(?!${OF_NO_PERSON})`)

/** Whether the request has a cookie by which we recognise a user. Those of analytics, consent banners and the like do not count. */
export const hasOwnCookie = (cookies: string | null | undefined) => own.test(cookies ?? '')
