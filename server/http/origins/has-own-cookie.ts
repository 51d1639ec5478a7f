import { hostCookie } from '../../host-cookie.ts'

/** 直感で選ぶ remembers in its cookie that somebody is through; only a page that asks for a session reads it. */
const OF_NO_PERSON = 'intuition='

const own = new RegExp(`(?:^|;)\\s*${hostCookie.name('')}(?!${OF_NO_PERSON})`)

/** Whether a cookie came along by which we know somebody. Those of analytics, consent banners and the like say nothing to us. */
export const hasOwnCookie = (cookies: string | null | undefined) => own.test(cookies ?? '')
