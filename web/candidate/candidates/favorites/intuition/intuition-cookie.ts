import { cookieOf } from '#web/platform/shell/cookies/cookie-of.ts'

const NAME = 'mebae_intuition'
const SEVEN_DAYS = 7 * 86_400

/** Whether the candidate has recently gone through the jobs in this browser. */
export const isIntuitionDone = (request: Request) => cookieOf(request, NAME) === 'done'

/** Remembers for a week that the candidate is done; holds no name and no id. */
export const intuitionDone = (secure: boolean) => `${NAME}=done; Path=/; Max-Age=${SEVEN_DAYS}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
export const restartIntuition = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`
