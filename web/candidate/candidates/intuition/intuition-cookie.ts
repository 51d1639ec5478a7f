const NAME = 'mebae_intuition'
const SEVEN_DAYS = 7 * 86_400

/** Whether this browser's owner has gone through the jobs lately. */
export const isIntuitionDone = ({ headers }: Request) => (headers.get('cookie') ?? '').split(/;\s*/).includes(`${NAME}=done`)

/** Remembers for a week that it is done; it names nobody and nothing. */
export const intuitionDone = (secure: boolean) => `${NAME}=done; Path=/; Max-Age=${SEVEN_DAYS}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
export const intuitionAgain = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`
