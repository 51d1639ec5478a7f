import { briefCookie } from '#web/platform/shell/cookies/brief-cookie.ts'
import { textInCookie } from '#web/platform/shell/cookies/text-in-cookie.ts'

const MINUTES = 30
/** In base64 that is a cookie of at most 2,000 characters, whatever is written. */
export const LONGEST_FIRST_MESSAGE = 500

/** As the address of the sheet names it; 0 is the open position of the company. */
type Asked = { id: number; company_id?: number | undefined }

const cookie = briefCookie('mebae_first_message', MINUTES * 60)
const place = ({ id, company_id = 0 }: Asked) => (id > 0 ? `job-${id}` : `company-${company_id}`)

/**
 * What a visitor wrote to a company before they had an account. It waits in this browser as long as the link of the mail holds, for one job, so that it
 * stands in no address and in no database while nobody has agreed to anything.
 */
export const firstMessage = {
  keep(asked: Asked, typed: string, secure: boolean) {
    const text = typed.trim().slice(0, LONGEST_FIRST_MESSAGE)
    return text ? cookie.keep(`${place(asked)}.${textInCookie.write(text)}`, secure) : cookie.forget(secure)
  },
  forget: cookie.forget,
  of(request: Request, asked: Asked, secure: boolean) {
    const start = `${place(asked)}.`
    const kept = cookie.of(request, secure)
    return kept?.startsWith(start) ? textInCookie.read(kept.slice(start.length)).slice(0, LONGEST_FIRST_MESSAGE) : ''
  },
}
