import { hostCookie } from '../requests/host-cookie.ts'

/** 直感で選ぶ remembers that somebody is through, which only a page with a session reads; a known device (`devices/known-device.ts`) says something to the sign-in only. */
const OF_NO_PERSON = '(?:intuition|device)='

const own = new RegExp(`(?:^|;)\\s*${hostCookie.name('')}(?!${OF_NO_PERSON})`)

/** Whether a cookie came along by which we know somebody. Those of analytics, consent banners and the like say nothing to us. */
export const hasOwnCookie = (cookies: string | null | undefined) => own.test(cookies ?? '')
